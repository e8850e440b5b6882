import { HASH } from '../../serving/hashed-names'
import { siteOfTag, localeVariantOf } from '../../sites'
import { compiledGroups } from './compiled-files'
import { hydratesOnInteraction } from './hydrates-on-interaction'

/** Scripts by their group of chunks: `app`, `messages-de`, `component---src-templates-…`. */
export type Scripts = ReadonlyMap<string, readonly string[]>

/** The scripts that this build has made. */
export async function scriptsOf(publicDir: string): Promise<Scripts> {
  const groups = await compiledGroups(publicDir)
  return new Map(
    [...groups].map(([group, files]) => [group, files.filter((name) => name.endsWith('.js'))]),
  )
}

const GATSBYS = new RegExp(String.raw`<script src="/[\w-]+-${HASH}\.js" async></script>`, 'g')
/** Preact writes an empty attribute without a value. */
const FILES = /<script data-files(?:="[^"]*")?(?= |>)/
const TEMPLATE = new RegExp(String.raw`<style data-href="/(component---[\w-]+)\.${HASH}\.css"`)
const LANGUAGE = /<html[^>]* lang="([^"]+)"/

const messagesChunkOf = (html: string): string | undefined => {
  const site = siteOfTag(LANGUAGE.exec(html)?.[1] ?? '')
  return site && `messages-${localeVariantOf(site)}`
}

/**
 * Writes the names of a page's scripts to the place that the page fetches them from. Removes the
 * script tags of Gatsby (docs/gatsby.md, scripts). Gatsby renders a page again when its template's
 * code changes, but not for a new name of shared code.
 *
 * @throws when a page has no such place, or has other scripts
 */
export function withPageScripts(html: string, scripts: Scripts): string {
  const template = hydratesOnInteraction(html) ? 'content' : TEMPLATE.exec(html)?.[1]
  const groups = ['app', template, messagesChunkOf(html)]
  const files = groups.flatMap((group) => scripts.get(group ?? '') ?? [])
  const named = html.replace(GATSBYS, '').replace(FILES, `<script data-files="${files.join(' ')}"`)
  if (!FILES.test(named) || named.includes('<script src=')) {
    throw new Error('A page has other scripts: see "scripts" in docs/gatsby.md.')
  }
  return named
}
