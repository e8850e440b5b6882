import satori from 'satori'
import { fontBytes } from '../font-bytes'

const SIZE = 512

/** Letters and digits that the typeface has (ISO 8859-1), capital. */
const DRAWN = /^[A-Z0-9À-ÖØ-Þ]$/

/** The initials of a name: of its first two words, or of its only one. Empty in other scripts. */
export const initialsOf = (name: string): string =>
  name
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => word.toUpperCase().slice(0, 1))
    .filter((letter) => DRAWN.test(letter))
    .slice(0, 2)
    .join('')

/**
 * A square with a name's initials, in white: the icon of a company without one.
 *
 * @param colour of the ground
 * @returns an SVG with outlined letters; the same name gives the same bytes
 */
export async function drawMonogram(name: string, colour: string): Promise<Buffer> {
  const initials = initialsOf(name)
  const style = {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    height: '100%',
    backgroundColor: colour,
    color: '#fff',
    fontSize: initials.length > 1 ? 260 : 340,
    letterSpacing: '-0.03em',
  }
  const svg = await satori(
    { type: 'div', key: null, props: { style, children: initials } },
    {
      width: SIZE,
      height: SIZE,
      fonts: [{ name: 'Archivo', data: await fontBytes(600), weight: 600 }],
    },
  )
  return Buffer.from(svg)
}
