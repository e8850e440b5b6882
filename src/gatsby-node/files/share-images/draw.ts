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

/** The text over the picture, as outlines: what draws the image needs no fonts. */
const lettering = async ({ title, label }: ShareText): Promise<string> => {
  loadedFonts ??= fonts()
  return satori(
    element(
      {
        width: '100%',
        height: '100%',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        padding: '56px 64px',
        color: '#fff',
        fontFamily: 'Archivo',
        backgroundImage:
          'linear-gradient(to top, rgba(12,11,10,0.92), rgba(12,11,10,0.5) 45%, rgba(12,11,10,0))',
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
    { width: SHARE_WIDTH, height: SHARE_HEIGHT, fonts: await loadedFonts },
  )
}

/**
 * Draws a share image: a title over a picture, or over a dark ground where there is none.
 *
 * @param picture a file that is cut to the size already
 * @returns a JPEG; the same text and picture give the same bytes
 */
export async function drawShareImage(text: ShareText, picture: string | null): Promise<Buffer> {
  const ground = picture
    ? sharp(picture).resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'cover' })
    : sharp({
        create: {
          width: SHARE_WIDTH,
          height: SHARE_HEIGHT,
          channels: 3,
          background: '#2a2725',
        },
      })
  const svg = Buffer.from(await lettering(text))
  return ground
    .composite([{ input: svg }])
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
