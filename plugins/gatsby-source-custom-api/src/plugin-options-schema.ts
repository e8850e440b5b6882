import type { GatsbyNode } from 'gatsby'
import { MOST_IMAGE_BYTES } from '../../../src/contract'

type OptionsSchema = NonNullable<GatsbyNode['pluginOptionsSchema']>

const HANDLE = /^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$/

/** The folder, below the site, that keeps answers and pictures between builds. */
export const CACHE_DIRECTORY = 'node_modules/.cache/gatsby-source-custom-api'

/**
 * The options that the plugin accepts in gatsby-config. Each message says what value was expected.
 */
export const pluginOptionsSchema: OptionsSchema = ({ Joi }) => {
  const handles = (what: string) =>
    Joi.array()
      .items(Joi.string().pattern(HANDLE))
      .unique()
      .messages({
        'string.pattern.base': `{{#label}} is "{{#value}}", which is not the handle of a ${what}`,
      })

  const image = Joi.object({
    widths: Joi.array()
      .items(Joi.number().integer().min(16).max(4096))
      .min(1)
      .unique()
      .default([400, 800, 1200, 1920])
      .description('Widths of the variants in pixels; none is larger than the original.'),
    formats: Joi.array()
      .items(Joi.string().valid('avif', 'webp'))
      .min(1)
      .unique()
      .has(Joi.string().valid('webp'))
      .default(['avif', 'webp'])
      .messages({ 'array.hasUnknown': '{{#label}} needs "webp": browsers without AVIF get it' }),
    avifEffort: Joi.number().integer().min(0).max(9).default(2),
    maxBytes: Joi.number().integer().positive().default(MOST_IMAGE_BYTES),
  })

  return Joi.object({
    contentApiUrl: Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .required()
      .description('Base address of the content service, without a query.')
      .messages({
        'any.required':
          '{{#label}} is missing: the base address of the content service, such as https://content.example.com/api (set CONTENT_API_URL)',
        'string.empty':
          '{{#label}} is empty: set CONTENT_API_URL to the base address of the content service',
        'string.uriCustomScheme':
          '{{#label}} is "{{#value}}", but must be an address that starts with http:// or https:// (see CONTENT_API_URL)',
      }),
    tokenVariable: Joi.string()
      .pattern(/^\w+$/)
      .description(
        'Environment variable with a preview token; drafts are then sourced into a cache of their own.',
      ),
    sourcesVariable: Joi.string()
      .pattern(/^\w+$/)
      .description(
        'Environment variable that names the sources: while it is the same, kept answers are not parsed again.',
      ),
    token: Joi.forbidden().messages({
      'any.unknown':
        '{{#label}} would be written into the cache of Gatsby: give the name of the variable that has it as "tokenVariable"',
    }),
    sites: Joi.array()
      .items(Joi.object({ handle: Joi.string().required() }).unknown(true))
      .min(1)
      .unique('handle')
      .required()
      .messages({
        'any.required':
          '{{#label}} is missing: the sites that the website knows, each with its handle',
        'array.min': '{{#label}} is empty: at least one site is needed',
      })
      .description('The sites that the website knows, each with its handle.'),
    pages: handles('page').default([]).description('Entry handles that each site may have.'),
    sections: handles('section').default([]).description('Sections whose entries are sourced.'),
    locators: handles('section').default([]).description('Sections whose places are sourced.'),
    shortlinks: Joi.boolean().default(false).description('Whether short links are sourced.'),
    concurrency: Joi.number().integer().min(1).max(64).default(8),
    timeoutMs: Joi.number().integer().min(1).max(600_000).default(30_000),
    retries: Joi.number().integer().min(0).max(10).default(4),
    staleIfError: Joi.boolean()
      .default(false)
      .description(
        'Build with the last good answer of what cannot be had (CONTENT_STALE_IF_ERROR=1).',
      ),
    full: Joi.boolean()
      .default(false)
      .description('Ask for everything, whatever is known to be unchanged (CONTENT_FULL=1).'),
    image: image.default(),
    maxFileBytes: Joi.number().integer().positive().default(200_000_000),
    cacheDirectory: Joi.string()
      .min(1)
      .default(CACHE_DIRECTORY)
      .description('Where answers and pictures are kept between builds; relative to the site.'),
  })
}
