/** A colour that is written down, but for the channels of a token in rgb(). */
const RAW_COLOUR = [
  /#[0-9a-f]{3,8}\b/i,
  /\b(?:rgb|hsl)a?\(\s*\d/i,
  /\b(?:hwb|lab|lch|oklab|oklch)\(/i,
]

/**
 * Style sheets take colours, sizes of type and layers from the theme; a tone, paper and a visitor's own
 * colours then reach everything. Formatting is Prettier's.
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
        // Text that does not grow with the visitor's own size.
        'font-size': [/\dpx/],
        // What is as wide as a step of the theme's scale is meant to be that step.
        '/^(?:(?:row-|column-)?gap|margin|padding)/': [/^(?:0\.5|1|1\.5|2\.5)rem$/],
        // Within a component 0 to 3 put its parts in order; above the page are the theme's layers.
        'z-index': [/^(?:[4-9]|\d{2,})$/],
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
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['src/theme/tokens.css'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
  ],
}
