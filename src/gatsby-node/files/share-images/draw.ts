import satori from 'satori'
import sharp from 'sharp'
import { readTheme } from '../../../theme/read-theme'
import { fontBytes } from '../font-bytes'

/** The size that social networks ask for (Open Graph), in pixels. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
const QUALITY = 70

/** What a share image says. */
export interface ShareText {
  readonly title: string
  /** The line above the title: the company and, where it helps, the part of the site. */
  readonly label: string
}

const fonts = async () => [
  { name: 'Archivo', data: await fontBytes(400), weight: 400 as const },
  { name: 'Archivo', data: await fontBytes(600), weight: 600 as const },
]
let loadedFonts: ReturnType<typeof fonts> | undefined

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

/** The font has one width of the space that does not break. */
const printable = (text: string) => text.replaceAll('\u202F', '\u00A0')

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

/** The text, as outlines: what draws the image needs no fonts. As high as it has to be, which takes less to draw. */
const lettering = async ({ title, label }: ShareText): Promise<string> => {
  loadedFonts ??= fonts()
  return satori(
    element(
      {
        width: '100%',
        flexDirection: 'column',
        padding: '0 64px 56px',
        color: '#fff',
        fontFamily: 'Archivo',
      },
      [
        element(
          { width: 72, height: 10, marginBottom: 28, backgroundColor: readTheme().accent },
          [],
        ),
        element({ fontSize: 28, fontWeight: 400, marginBottom: 12 }, printable(label)),
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
          printable(title),
        ),
      ],
    ),
    { width: SHARE_WIDTH, fonts: await loadedFonts },
  )
}

/** What share images with the same picture are drawn on: its pixels, as many as there are of the image. */
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
