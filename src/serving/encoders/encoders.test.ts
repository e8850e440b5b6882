import fc from 'fast-check'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { shortlinkRules } from '../redirects-file'
import { headerRule } from './header-rule'
import { redirectPath, redirectTarget } from './redirect-rule'
import { UnfitValue } from './unfit-value'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encoders-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** How many rules Netlify reads, and the errors in them. */
const redirectsOf = async (lines: readonly string[]) => {
  const file = join(folder, '_redirects')
  await writeFile(file, lines.join('\n'))
  return parseAllRedirects({
    redirectsFiles: [file],
    netlifyConfigPath: undefined,
    configRedirects: [],
    minimal: true,
  })
}
const headersOf = async (rule: string) => {
  const file = join(folder, '_headers')
  await writeFile(file, `${rule}\n`)
  return parseAllHeaders({
    headersFiles: [file],
    netlifyConfigPath: undefined,
    configHeaders: [],
    minimal: true,
  })
}

const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        ' ',
        '\n',
        '\r',
        '\t',
        '#',
        ' # ',
        '/*',
        '/:splat',
        ':site',
        ' 200!',
        ' /x 301',
      ),
      fc.constantFrom('%0A', '\u2028', '\u0085', '?a=:b', '*', '/a', 'https://b.test/', ';', ','),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''))

describe('_redirects', () => {
  test.each([
    ['/de_eu/products/a-b_c', '/de_eu/products/a-b_c'],
    ['/api/document/%C3%9C%20%23%3F%25.pdf', '/api/document/%C3%9C%20%23%3F%25.pdf'],
    ['https://a.test/x?b=1&c=2#d', 'https://a.test/x?b=1&c=2#d'],
    ['https://a.test/ü', 'https://a.test/%C3%BC'],
    ['https://a.test/:splat/:site', 'https://a.test/%3Asplat/%3Asite'],
    ['https://a.test/?code=:code', 'https://a.test/?code=%3Acode'],
    ['https://a.test/*', 'https://a.test/%2A'],
    ['https://a.test:8443/wiki/Spezial:Suche', 'https://a.test:8443/wiki/Spezial:Suche'],
  ])('%j leads to %s', (target, written) => {
    expect(redirectTarget('ww, short link KIT', target)).toBe(written)
  })

  test.each([
    '/a b',
    '/a\n/b /c 301',
    '/a#b',
    '/a/:splat',
    '/*',
    '//evil.test',
    '/\\evil.test',
    '/a?b=c',
    '/a%0Ab',
    'http://a.test/',
    'https://a.test/two words',
    'https://*/x',
    'https://user:password@a.test/',
    'https://a.test/\n/b /c 301',
    'javascript:alert(1)',
    '200',
    '',
  ])('%j is refused, naming site and code', (href) => {
    const rules = () => shortlinkRules([{ site: 'ww', code: 'KIT', href }])
    expect(rules).toThrow(UnfitValue)
    expect(rules).toThrow(/^ww, short link KIT: [ -~]* does not fit into _redirects; expected /)
  })

  test('whatever a target is, there is exactly one rule, which leads there, or none', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('', '/', '/de_eu/', 'https://a.test/', 'https://'),
        hostile,
        async (start, rest) => {
          let target: string
          try {
            target = redirectTarget('here', start + rest)
          } catch (error) {
            expect(error).toBeInstanceOf(UnfitValue)
            return
          }
          const { redirects, errors } = await redirectsOf([`/x ${target} 302`, '/last /end 301'])
          expect(errors).toEqual([])
          expect(redirects).toMatchObject([
            { from: '/x', to: target, status: 302 },
            { from: '/last', to: '/end', status: 301 },
          ])
          expect(target).not.toMatch(/[/=?&]:|\*/)
        },
      ),
    )
  })

  test('whatever a path is, there is exactly one rule from it, or none', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (rest) => {
        let path: string
        try {
          path = redirectPath('here', `/${rest}`)
        } catch (error) {
          expect(error).toBeInstanceOf(UnfitValue)
          return
        }
        const { redirects, errors } = await redirectsOf([`${path} /x 302`])
        expect(errors).toEqual([])
        expect(redirects).toMatchObject([{ from: path, to: '/x', status: 302 }])
      }),
    )
  })
})

describe('_headers', () => {
  test('whatever a value is, there is exactly one header more, or none', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (value) => {
        let rule: string
        try {
          rule = headerRule('/*', { 'X-Value': `a${value}`, 'X-Last': 'b' })
        } catch (error) {
          expect(error).toBeInstanceOf(UnfitValue)
          return
        }
        const { headers, errors } = await headersOf(rule)
        expect(errors).toEqual([])
        expect(headers).toMatchObject([{ for: '/*', values: { 'X-Last': 'b' } }])
        expect(Object.keys(headers[0]?.values ?? {})).toHaveLength(2)
      }),
    )
  })

  test.each(['/a b', '/a\n/b', 'a', '/a#b', '/ä'])('no rule is for the path %j', (path) => {
    expect(() => headerRule(path, { 'X-Value': 'a' })).toThrow(UnfitValue)
  })
})
