/** The colour of the browser's own interface (requirements 2.3), which webpack takes from the theme. */
declare const THEME_COLOUR: string
