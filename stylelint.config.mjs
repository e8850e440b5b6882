/**
 * A colour in place of a token. The transparent shade and light over pictures are allowed: as tokens they would cost
 * each page more than its budget has left.
 */
const RAW_COLOUR = [
  /#[0-9a-f]{3,8}\b/i,
  /\brgba?\(\s*(?!(?:12 11 10|255 255 255) \/)\d/i,
  /\b(?:hsla?|hwb|lab|lch|oklab|oklch)\(/i,
]

/**
 * Style sheets take their colours from the theme, so that a tone, paper and a visitor's own colours
 * reach everything. Formatting is Prettier's.
 *
 * @type {import('stylelint').Config}
 */
export default {
  reportDescriptionlessDisables: true,
  rules: {
    'color-named': 'never',
    'declaration-property-value-disallowed-list': [
      {
        '/.*/': RAW_COLOUR,
        // Text that would not grow with the visitor's own size.
        'font-size': [/\dpx/],
      },
      { message: 'Take it from src/theme/tokens.css.' },
    ],
    'custom-property-no-missing-var-function': true,
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'no-duplicate-selectors': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['src/theme/*.css'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
  ],
}
