import { z } from 'zod'
import { originOf } from '../src/contract/origin'
import { printableLine } from '../src/contract/printable'
import { addressKind, parseUrl } from '../src/contract/web-address'
import { CliError } from './cli'

/** Default ports (requirements D4). */
const DEFAULT_PORT = 8888
const DEFAULT_CONTENT_PORT = 8055

const port = (usual: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535)
    .default(usual)
    .describe('a port number from 1 to 65535')

const hasOnlyOriginAndPath = (value: string): boolean => {
  if (originOf(value) === null) return false
  const { search, hash } = new URL(value)
  return !search && !hash
}

const serviceUrl = z
  .string()
  .refine(hasOnlyOriginAndPath)
  .transform((value) => value.replace(/\/+$/, ''))
  .optional()
  .describe(
    'an http or https address without user and query, such as https://content.example.com/api',
  )

const isWebAddress = (value: string): boolean => /^https?:$/.test(parseUrl(value)?.protocol ?? '')

const isOrigin = (value: string): boolean =>
  hasOnlyOriginAndPath(value) && new URL(value).pathname === '/'

const isTimeZone = (value: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).format(0) !== ''
  } catch {
    return false
  }
}

const isScriptAddress = (value: string): boolean =>
  addressKind(value) === 'path' || originOf(value)?.startsWith('https:') === true

/** The variables of requirements D5, and the variables for ports. */
const variables = z.object({
  PORT: port(DEFAULT_PORT),
  CONTENT_PORT: port(DEFAULT_CONTENT_PORT),
  CONTENT_API_URL: serviceUrl,
  CONTENT_API_TOKEN: z
    .string()
    .regex(/^\S+$/)
    .optional()
    .describe('a preview token without spaces'),
  CONTENT_TIME_ZONE: z
    .string()
    .refine(isTimeZone)
    .optional()
    .describe('a time zone of the IANA database, such as Europe/Rome'),
  PRODUCT_DATA_URL: serviceUrl,
  SITE_URL: z
    .string()
    .refine(isOrigin)
    .transform((value) => new URL(value).origin)
    .optional()
    .describe('the public origin of the site without a path, such as https://www.example.com'),
  PREVIEW_FRAME_ORIGIN: z
    .string()
    .refine(isOrigin)
    .optional()
    .describe('an origin without a path, such as https://editors.example.com'),
  GATSBY_GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional()
    .describe('a container of the tag manager, such as GTM-ABC123'),
  GATSBY_FORMS_WIDGET_URL: z
    .string()
    .refine(isScriptAddress)
    .optional()
    .describe('the address of a script: https, or a path of this site'),
  CONTENT_STALE_IF_ERROR: z
    .enum(['0', '1'])
    .optional()
    .describe('1 to build with the last good content when the service fails, else 0'),
  CONTENT_FULL: z
    .enum(['0', '1'])
    .optional()
    .describe('1 to ask the content service for everything, else 0'),
  PUBLISH_SECRET: z
    .string()
    .regex(/^\S+$/)
    .optional()
    .describe('a secret without spaces, which /api/publish asks for'),
  BUILD_HOOK_URL: z
    .string()
    .refine(isWebAddress)
    .optional()
    .describe('the http or https address of a build hook'),
  ERROR_REPORT_URL: z
    .string()
    .refine(isWebAddress)
    .optional()
    .describe('the http or https address that takes reports of errors'),
  FUNCTION_TIMEOUT_SECONDS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .optional()
    .describe('the seconds after which the platform ends a function, such as 10'),
  ALLOW_REMOVALS: z
    .enum(['0', '1'])
    .optional()
    .describe('1 to publish a build that removes many pages, else 0'),
  BROWSER_LIBRARY: z
    .enum(['preact', 'react'])
    .default('preact')
    .describe('preact or react, which renders the pages'),
})

export type Environment = z.infer<typeof variables> & { readonly SITE_URL: string }

type Values = Readonly<Record<string, string | undefined>>

/** Wrong values of variables. The message names each variable, its value and the expected one. */
export class EnvironmentError extends CliError {
  override readonly name = 'EnvironmentError'
}

const SECRETS = new Set([
  'CONTENT_API_TOKEN',
  'PUBLISH_SECRET',
  'BUILD_HOOK_URL',
  'ERROR_REPORT_URL',
])

/** The form of a value in messages: more people may read logs than may know a secret. */
const shown = (name: string, value = ''): string => (SECRETS.has(name) ? '***' : value)

/** On Netlify the site's own address. A deploy other than the published one has another address. */
const siteUrlOfNetlify = ({ NETLIFY, CONTEXT, URL: main, DEPLOY_PRIME_URL }: Values) =>
  NETLIFY === 'true' ? (CONTEXT === 'production' ? main : (DEPLOY_PRIME_URL ?? main)) : undefined

/** Whether search engines may read a build. Builds of Netlify's previews and branches are closed. */
export const isOpenToSearch = ({ CONTEXT }: Values = process.env): boolean =>
  !CONTEXT || CONTEXT === 'production'

/**
 * Checks the environment and fills in defaults. An empty value counts as missing.
 *
 * @throws {EnvironmentError} with every wrong value
 */
export function readEnvironment(values: Values = process.env): Environment {
  const given = Object.fromEntries(
    Object.keys(variables.shape).map((name) => [name, values[name] || undefined]),
  )
  const result = variables.safeParse({
    ...given,
    SITE_URL: given.SITE_URL ?? (siteUrlOfNetlify(values) || undefined),
  })
  const wrong = (result.error?.issues ?? []).map(({ path: [name] }) => {
    const variable = variables.keyof().parse(name)
    const expected = variables.shape[variable].description
    return `  ${variable}=${printableLine(shown(variable, values[variable]))}: expected ${expected}.`
  })
  if (result.data?.CONTENT_API_TOKEN !== undefined && values.CONTEXT === 'production') {
    wrong.push(
      '  CONTENT_API_TOKEN: expected none in the context production, where it would publish drafts. Set it for the contexts deploy-preview and branch-deploy only.',
    )
  }
  if (!result.success || wrong.length > 0) {
    throw new EnvironmentError(
      ['The environment is not correct:', ...new Set(wrong), 'All variables: docs/deploy.md.'].join(
        '\n',
      ),
    )
  }
  const { data } = result
  // The address that `npm start` serves the site at: links with an origin must lead there.
  return { ...data, SITE_URL: data.SITE_URL ?? `http://localhost:${data.PORT}` }
}
