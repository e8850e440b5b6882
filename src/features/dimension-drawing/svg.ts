import { escaped } from '../../contract/escaped'

/** A number of a drawing, to a tenth. */
export const rounded = (number: number) => String(Math.round(number * 10) / 10)

/** An element with its attributes; numbers are written to a tenth. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  content = '',
): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`,
  )
  return `<${name}${written.join('')}>${content}</${name}>`
}

/** A line through points. */
export const line = (
  points: readonly (readonly [number, number])[],
  attributes: Readonly<Record<string, string | number>> = {},
): string =>
  element('path', {
    d: `M${points.map((point) => point.map(rounded).join()).join('L')}`,
    ...attributes,
  })

/** A line of text; its first letter, or its middle, is at a point. */
export const words = (
  [x, y]: readonly [number, number],
  text: string,
  attributes: Readonly<Record<string, string | number>> = {},
): string => element('text', { x, y, ...attributes }, escaped(text))
