import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The style sheet of design tokens: the one place that defines colours. */
const TOKENS = 'src/theme/tokens.css'

/** The colours that are needed outside of style sheets, as written there (`#rrggbb`). */
export interface Theme {
  /** The company's colour, also that of the browser's own interface (requirements 2.3). */
  readonly accent: string
  /** The background of pages. */
  readonly paper: string
}

/**
 * Reads the theme, for code that runs in the build; pages have its `THEME_COLOUR`.
 *
 * @throws when the style sheet lacks a colour
 */
export function readTheme(): Theme {
  const css = readFileSync(path.resolve(TOKENS), 'utf8')
  const colour = (name: string): string => {
    const value = new RegExp(String.raw`--${name}:\s*(#[0-9a-f]{3,8});`, 'i').exec(css)?.[1]
    if (!value) throw new Error(`${TOKENS} has no colour --${name}: #rrggbb.`)
    return value
  }
  return { accent: colour('accent'), paper: colour('paper') }
}
