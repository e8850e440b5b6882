/** The colour of the browser's own interface, specification 2.3. The style sheets' `--accent`. */
export const THEME_COLOUR = '#9b0837'
