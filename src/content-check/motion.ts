import { lostMotion, MOST_IMAGE_BYTES, motionOf, shownFrames } from '../contract'

/** Types of images that may move; other images need not be fetched. */
const MAY_MOVE = /^image\/(?:gif|webp|png|apng|avif|svg\+xml)\b/
/** For these types, the motion shows only at the end of the file. */
const AT_ITS_END = /^image\/(?:gif|svg\+xml)\b/
/** In bytes: the other types show it here, even after a large colour profile. */
const BEGINNING = 1_000_000

/** The beginning of an answer's body, or all of it where the image may move. */
async function bytesOf({ body }: Response, type: string): Promise<Uint8Array> {
  const reader = body?.getReader()
  const pieces: Uint8Array[] = []
  let length = 0
  let most = AT_ITS_END.test(type) ? MOST_IMAGE_BYTES : BEGINNING
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(value)
    length += value.byteLength
    if (length < most) continue
    const isEnough = most === MOST_IMAGE_BYTES || motionOf(Buffer.concat(pieces)) === null
    if (isEnough) break
    most = MOST_IMAGE_BYTES
  }
  await reader?.cancel()
  return Buffer.concat(pieces)
}

/**
 * The motion of an image that the website does not show, in words; `null` where nothing is lost.
 *
 * @param type that the image was answered with
 */
export async function motionLostOf(
  href: string,
  type: string,
  signal: AbortSignal,
): Promise<string | null> {
  if (!MAY_MOVE.test(type)) return null
  const response = await fetch(href, { signal })
  if (!response.ok) return null
  const motion = motionOf(await bytesOf(response, type))
  return motion === null || shownFrames(motion) ? null : lostMotion(motion)
}
