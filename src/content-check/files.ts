import type { Patience } from '../content-client'
import { isElsewhere, MOST_IMAGE_BYTES } from '../contract'
import { addressesIn, type AddressUse, internalTarget } from './addresses'
import { type Finding, violation, warning } from './finding'
import { motionLostOf } from './motion'
import { patiently } from './patiently'
import { reasonOf } from './reason'
import { allAnswers, type Asked, type Snapshot } from './snapshot'

/** A file that content uses, with the first place that does. */
interface UsedFile {
  readonly asked: Asked<unknown>
  readonly path: string
  readonly use: AddressUse
  readonly href: string
}

const CONCURRENCY = 8
/** Servers that do not know HEAD say so with one of these. */
const NO_HEAD = new Set([405, 501])

const hrefOf = (address: string, use: AddressUse, origin: string): string | null => {
  const internal = internalTarget(address)
  if (internal !== null) {
    // An image or a file is one even if its address happens to look like a page.
    return 'file' in internal || use !== 'link' ? new URL(address, origin).href : null
  }
  return use !== 'link' && isElsewhere(address) ? address : null
}

/** Every image and file that the content uses, once each. */
function usedFiles(snapshot: Snapshot, origin: string): UsedFile[] {
  const files = new Map<string, UsedFile>()
  for (const asked of allAnswers(snapshot)) {
    for (const { path, use, address } of addressesIn(asked.data)) {
      const href = hrefOf(address, use, origin)
      if (href !== null && !files.has(href)) files.set(href, { asked, path, use, href })
    }
  }
  return [...files.values()]
}

/** A download on another host is the visitor's to fetch, not the build's: no reason to stop one. */
const isForVisitors = (href: string, use: AddressUse, origin: string) =>
  use !== 'image' && new URL(href).origin !== origin

const still = (asked: Asked<unknown>, path: string, href: string, lost: string): Finding => ({
  ...warning(asked, path, `an image at ${href} that stands still`, lost),
  advice: 'Nothing, if its first frame is enough.',
})

async function checkFile(
  { asked, path, use, href }: UsedFile,
  origin: string,
  patience: Patience,
): Promise<Finding[]> {
  const what = { image: 'an image', file: 'a file', link: 'a page or a file' }[use]
  const make = isForVisitors(href, use, origin) ? warning : violation
  const wrong = (got: string) => [make(asked, path, `${what} at ${href}`, got)]
  try {
    const response = await patiently(patience, href, async (signal) => {
      const head = await fetch(href, { method: 'HEAD', signal })
      const answer = NO_HEAD.has(head.status) ? await fetch(href, { signal }) : head
      await answer.body?.cancel()
      return answer
    })
    if (!response.ok) return wrong(`${response.status} ${response.statusText}`.trim())
    const type = response.headers.get('content-type') ?? 'no content type'
    if (use !== 'image') return []
    if (!type.startsWith('image/')) return wrong(type)
    const size = Number(response.headers.get('content-length') ?? 0)
    if (size > MOST_IMAGE_BYTES) return wrong(`${size} bytes, more than the build takes`)
    const lost = await patiently(patience, href, (signal) => motionLostOf(href, type, signal))
    return lost === null ? [] : [still(asked, path, href, lost)]
  } catch (error) {
    return wrong(reasonOf(error))
  }
}

/**
 * Images and files that the content uses answer, and images are images. Asked with HEAD, each once.
 * A file on another host that does not answer is a warning.
 *
 * @param origin where addresses stand that start with a slash: the content service's own host
 * @returns the number of files, and what is wrong with them
 */
export async function checkFiles(
  snapshot: Snapshot,
  origin: string,
  patience: Patience,
): Promise<{ count: number; findings: Finding[] }> {
  const files = usedFiles(snapshot, origin)
  const queue = files.values()
  const findings: Finding[] = []
  const worker = async () => {
    for (const file of queue) findings.push(...(await checkFile(file, origin, patience)))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return { count: files.length, findings }
}
