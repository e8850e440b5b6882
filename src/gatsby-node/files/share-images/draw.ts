import { create } from 'fontkit'
import satori from 'satori'
import sharp from 'sharp'
import { readTheme } from '../../../theme/read-theme'
import { fontBytes, fontParts } from '../font-bytes'
import { drawnText } from './drawn-text'

/** The size that social networks ask for (Open Graph), in pixels. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
const QUALITY = 70

/** The text of a share image. */
export interface ShareText {
  readonly title: string
  /** The line above the title: the company and, where it helps, the part of the site. */
  readonly label: string
}

const WEIGHTS = [400, 600] as const

/**
 * The typeface, in parts that are searched for a sign one after the other, and a check whether any
 * part has it.
 */
async function loadFonts() {
  const wanted = fontParts.flatMap((part) => WEIGHTS.map((weight) => ({ part, weight })))
  const fonts = await Promise.all(
    wanted.map(async ({ part, weight }) => {
      const data = await fontBytes(weight, part)
      return { name: `Archivo ${part}`, data, weight }
    }),
  )
  const parts = fonts
    .map(({ data }) => create(data))
    .flatMap((font) => (font.type === 'TTF' || font.type === 'WOFF' ? [font] : []))
  const known = new Map<number, boolean>()
  const has = (codePoint: number): boolean => {
    const found = known.get(codePoint) ?? parts.some((font) => font.hasGlyphForCodePoint(codePoint))
    known.set(codePoint, found)
    return found
  }
  return { fonts, has }
}
let loadedFonts: ReturnType<typeof loadFonts> | undefined

const FAMILY = fontParts.map((part) => `Archivo ${part}`).join(', ')

/** Long titles are set smaller, so that they fit on three lines. */
const fontSize = ({ length }: string): number => {
  if (length <= 18) return 104
  if (length <= 40) return 80
  return length <= 70 ? 62 : 50
}

const element = (style: object, children: unknown) => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
})

/** Darkens a picture from below, so that white letters can be read on it. */
const SHADE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
    <linearGradient id="shade" x1="0" y1="1" x2="0" y2="0">
      <stop offset="0" stop-color="#0c0b0a" stop-opacity="0.92"/>
      <stop offset="0.45" stop-color="#0c0b0a" stop-opacity="0.5"/>
      <stop offset="1" stop-color="#0c0b0a" stop-opacity="0"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#shade)"/>
  </svg>`,
)

/**
 * The text as outlines, so that no fonts are needed to draw it. It is only as high as necessary,
 * which is faster to draw.
 */
const lettering = async (text: ShareText): Promise<string> => {
  loadedFonts ??= loadFonts()
  const { fonts, has } = await loadedFonts
  const label = drawnText(text.label, has)
  // If the typeface cannot write the title's script, the company's name remains.
  const title = drawnText(text.title, has) || label
  return satori(
    element(
      {
        width: '100%',
        flexDirection: 'column',
        padding: '0 64px 56px',
        color: '#fff',
        fontFamily: FAMILY,
      },
      [
        element(
          { width: 72, height: 10, marginBottom: 28, backgroundColor: readTheme().accent },
          [],
        ),
        element({ fontSize: 28, fontWeight: 400, marginBottom: 12 }, label),
        element(
          {
            display: 'block',
            maxWidth: 1040,
            fontSize: fontSize(title),
            fontWeight: 600,
            lineHeight: 1.05,
            letterSpacing: '-0.03em',
            lineClamp: 3,
          },
          title,
        ),
      ],
    ),
    { width: SHARE_WIDTH, fonts },
  )
}

/**
 * The background of share images with the same picture: its raw pixels, at the size of the image.
 */
export type Ground = Buffer

const raw = { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3 as const }

/**
 * A picture with its shade, or a dark ground where there is none.
 *
 * @param picture a file that is cut to the size already
 */
export function drawGround(picture: string | null): Promise<Ground> {
  const ground = picture
    ? sharp(picture).resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'cover' })
    : sharp({ create: { ...raw, background: '#2a2725' } })
  return ground
    .composite([{ input: SHADE }])
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
}

/**
 * Draws a share image: a title over a picture.
 *
 * @returns a JPEG; the same text and ground give the same bytes
 */
export async function drawShareImage(text: ShareText, ground: Ground): Promise<Buffer> {
  const svg = Buffer.from(await lettering(text))
  return sharp(ground, { raw })
    .composite([{ input: svg, gravity: 'south' }])
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
