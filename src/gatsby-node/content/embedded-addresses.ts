import type { BuildContent } from './content'

/** The addresses of other services' pages that editors embedded anywhere, each once. */
export const embeddedAddresses = ({ entries }: Pick<BuildContent, 'entries'>): string[] => [
  ...new Set(
    entries.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'embed' ? [block.address] : [])),
    ),
  ),
]
