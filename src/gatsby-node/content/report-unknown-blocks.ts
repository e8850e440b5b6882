import type { BuildContent } from '../../plan/content'
import type { PlanReporter } from './printable-reporter'

/**
 * Warns about blocks that only a newer version of this site can render: their pages are published
 * without them.
 */
export function reportUnknownBlocks(
  { entries }: Pick<BuildContent, 'entries'>,
  reporter: Pick<PlanReporter, 'warn'>,
): void {
  for (const { site, title, section, slug, blocks } of entries) {
    const place = `${section}${slug ? `/${slug}` : ''}`
    blocks.forEach((block, index) => {
      if (block.type !== 'unknown') return
      reporter.warn(
        `${site}: block ${index + 1} of the entry "${title}" (${place}) is of the type "${block.name}", which this version of the site does not know. It is left out.`,
      )
    })
  }
}
