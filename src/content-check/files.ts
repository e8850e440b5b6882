import type { WaitBudget } from '../content-client'
import {
  addressesIn,
  type AddressUse,
  documentTarget,
  fileType,
  type FoundAddress,
  isTypeOf,
  linkTarget,
  openFile,
} from '../content-files'
import { isElsewhere, MOST_IMAGE_BYTES } from '../contract'
import { type Finding, violation, warning } from './finding'
import { motionLostOf } from './motion'
import { withinBudget } from './within-budget'
import { reasonOf } from './reason'
import { type Asked, rootOf } from './snapshot'

/** The address of a file that content uses. */
interface FilePlace {
  readonly href: string
  /** Its name, where the website offers it under an address of its own. */
  readonly offeredAs?: string
}

/** A file that content uses, with the first place that uses it. */
interface UsedFile extends FilePlace {
  readonly asked: Asked<unknown>
  readonly path: string
  readonly use: AddressUse
}

const CONCURRENCY = 8
/** Servers without HEAD answer with one of these. */
const NO_HEAD = new Set([405, 501])

function placeOf({ use, address }: FoundAddress, origin: string): FilePlace | null {
  // A picture or a film is a file even if its address looks like a page.
  if (use === 'image' || use === 'film') {
    if (address.startsWith('/')) return { href: new URL(address, origin).href }
    return isElsewhere(address) ? { href: address } : null
  }
  const target = (use === 'link' ? linkTarget : documentTarget)(address, origin)
  if (target.kind === 'file') {
    const [name = ''] = target.path.split('/').slice(-1)
    return { href: origin + target.path, offeredAs: decodeURIComponent(name) }
  }
  return use === 'file' && isElsewhere(address) ? { href: address } : null
}

/** Every image and file that the content uses, once each. */
function usedFiles(answers: readonly Asked<unknown>[], origin: string): UsedFile[] {
  const files = new Map<string, UsedFile>()
  for (const asked of answers) {
    for (const found of addressesIn(asked.data, rootOf(asked))) {
      const place = placeOf(found, origin)
      if (place !== null && !files.has(place.href)) {
        files.set(place.href, { asked, path: found.path, use: found.use, ...place })
      }
    }
  }
  return [...files.values()]
}

/**
 * A download on another host is fetched by visitors, not by the build, so it is no reason to stop a
 * build.
 */
const isForVisitors = ({ href, use }: UsedFile, origin: string) =>
  use !== 'image' && new URL(href).origin !== origin

/**
 * The problem with the bytes of a file that the website would offer, by the rule of its function.
 */
async function wrongBytes(href: string, name: string, signal: AbortSignal) {
  const { headers, start, close } = await openFile(href, { signal })
  await close()
  const judged = fileType(name, headers.get('content-type'), start)
  return 'problem' in judged ? judged.problem : null
}

/** A fault of a file, or the motion that an image loses; `null` where there is neither. */
type Judgement = { readonly wrong: string } | { readonly lost: string } | null

async function judgeImage(href: string, { headers }: Response, signal: AbortSignal) {
  const type = headers.get('content-type') ?? 'no content type'
  if (!type.startsWith('image/')) return { wrong: type }
  const size = Number(headers.get('content-length') ?? 0)
  if (size > MOST_IMAGE_BYTES) return { wrong: `${size} bytes, more than the build takes` }
  const lost = await motionLostOf(href, type, signal)
  return lost === null ? null : { lost }
}

async function judge({ href, use, offeredAs }: UsedFile, signal: AbortSignal): Promise<Judgement> {
  // The website's function follows no redirect.
  const redirect = offeredAs === undefined ? 'follow' : 'manual'
  const head = await fetch(href, { method: 'HEAD', redirect, signal })
  const answer = NO_HEAD.has(head.status) ? await fetch(href, { redirect, signal }) : head
  await answer.body?.cancel()
  const location = answer.headers.get('location')
  if (location !== null && !answer.ok) return { wrong: `a redirect to ${location}` }
  if (!answer.ok) return { wrong: `${answer.status} ${answer.statusText}`.trim() }
  if (use === 'image') return judgeImage(href, answer, signal)
  const type = answer.headers.get('content-type') ?? 'no content type'
  if (offeredAs === undefined || isTypeOf(type, offeredAs)) return null
  const wrong = await wrongBytes(href, offeredAs, signal)
  return wrong === null ? null : { wrong }
}

async function checkFile(file: UsedFile, origin: string, budget: WaitBudget): Promise<Finding[]> {
  const { asked, path, use, href } = file
  const make = isForVisitors(file, origin) ? warning : violation
  const judgement = await withinBudget(budget, href, (signal) => judge(file, signal)).catch(
    (error: unknown): Judgement => ({ wrong: reasonOf(error) }),
  )
  if (judgement === null) return []
  const place = `${use === 'image' ? 'an image' : 'a file'} at ${href}`
  if ('wrong' in judgement) return [make(asked, path, place, judgement.wrong)]
  const still = warning(asked, path, `${place} that stands still`, judgement.lost)
  return [{ ...still, advice: 'Nothing, if its first frame is enough.' }]
}

/**
 * Checks the images and files that the content uses. They must answer, images must be images, and
 * the website's function must be able to offer the files (`linkTarget`, `fileType`). Each file gets
 * one HEAD request. Its first bytes are read only where that answer leaves the type open. A file on
 * another host that does not answer is a warning.
 *
 * @param origin of the content service, for addresses that start with a slash
 * @returns the number of files, and the findings
 */
export async function checkFiles(
  answers: readonly Asked<unknown>[],
  origin: string,
  budget: WaitBudget,
): Promise<{ count: number; findings: Finding[] }> {
  const files = usedFiles(answers, origin)
  const queue = files.values()
  const findings: Finding[] = []
  const worker = async () => {
    for (const file of queue) findings.push(...(await checkFile(file, origin, budget)))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return { count: files.length, findings }
}
