import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { contentSecurityPolicy, writeContentSecurityPolicy } from './content-security-policy'
import { headerRule } from './encoders/header-rule'
import { UnfitValue } from './encoders/unfit-value'
import { POLICY_OF_FILES } from './headers-file'
import { htmlFiles } from './html-files'
import { distinctInlineCode, hashOf, inlineCodeOf } from './inline-code'

let folder: string
const siteUrl = 'http://localhost:8888'
const place = 'de_eu: block 3 of the entry "A fair" (newsAndEvents/fair), address'

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}
const writePolicy = async (options: Parameters<typeof writeContentSecurityPolicy>[2]) => {
  const pages = htmlFiles(folder).map(
    async (page) => [page, inlineCodeOf(await readFile(join(folder, page), 'utf8'))] as const,
  )
  await writeContentSecurityPolicy(folder, distinctInlineCode(await Promise.all(pages)), options)
}
const headers = () => readFile(join(folder, '_headers'), 'utf8')
const directive = async (name: string) =>
  new RegExp(`[:;] ${name} ?([^;\n]*)`).exec(await headers())?.[1]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'policy-'))
  await write(
    'index.html',
    `<head><style data-href="/styles.css">a{color:red}</style><script>window.a = 1</script>
     <script async src="/app.js"></script><script type="application/ld+json">{"@id":1}</script></head>
     <div style="outline:none" tabindex="-1">a</div>`,
  )
  await write('products.html', '<script id="x">window.b="<div style=\'x\'>"</script><p>b</p>')
})
afterEach(() => rm(folder, { recursive: true }))

describe('inlineCodeOf', () => {
  it('finds what a browser would run or apply, and nothing else', () => {
    const html = `<script>1</script><script src="a.js"></script><script type="module">2</script>
      <script type="application/json">{}</script><style media="print">p{}</style>
      <noscript><style>i{}</style></noscript><img alt="a > b" style="width:&quot;1px&quot;"/><br>`
    expect(inlineCodeOf(html)).toEqual([
      { kind: 'script', code: '1' },
      { kind: 'script', code: '2' },
      { kind: 'style', code: 'p{}' },
      { kind: 'style', code: 'i{}' },
      { kind: 'style attribute', code: 'width:"1px"' },
    ])
  })
})

describe('writeContentSecurityPolicy', () => {
  it('allows by hash the inline code of all pages, and otherwise only own files', async () => {
    await writePolicy({ siteUrl })
    const script = await directive('script-src')
    expect(script?.split(' ').sort()).toEqual(
      ["'self'", hashOf('window.a = 1'), hashOf(`window.b="<div style='x'>"`)].sort(),
    )
    expect(await directive('style-src')).toBe(`'self' ${hashOf('a{color:red}')}`)
    expect(await directive('style-src-attr')).toBe(`'unsafe-hashes' ${hashOf('outline:none')}`)
    expect(await directive('default-src')).toBe("'none'")
    expect(await directive('frame-ancestors')).toBe("'none'")
    expect(await headers()).not.toMatch(/unsafe-inline|unsafe-eval|https:|upgrade-insecure/)
  })

  it("lets nobody but the editors' system show pages in a frame", async () => {
    const frameOrigin = 'https://editors.example.com'
    await writePolicy({ siteUrl, frameOrigin })
    expect(await directive('frame-ancestors')).toBe(frameOrigin)
  })

  it('lets previews show the pictures and films of the content service', async () => {
    const at = async (contentApiUrl: string) => {
      await writePolicy({ siteUrl, contentApiUrl })
      return [await directive('img-src'), await directive('media-src')]
    }
    const origin = 'https://content.example.com'
    expect(await at(`${origin}/api`)).toEqual([`'self' data: ${origin}`, `'self' ${origin}`])
    const here = 'http://localhost:*'
    expect(await at('http://localhost:8055/api')).toEqual([
      `'self' data: ${here}`,
      `'self' ${here}`,
    ])
  })

  it('is the same for the same build, and keeps the rules of others', async () => {
    await write('_headers', '/files/*\n  X-Robots-Tag: noindex\n')
    await writePolicy({ siteUrl })
    const first = await headers()
    await writePolicy({ siteUrl })
    expect(await headers()).toBe(first)
    expect(first).toMatch(/^\/files\/\*\n {2}X-Robots-Tag: noindex\n/)
  })

  it('lets files with a hash in their name be kept for a year, and only those', async () => {
    const name = 'app-01234567890123456789.js'
    await write(name, '')
    await write('script.js', '')
    await writePolicy({ siteUrl })
    expect(await headers()).toContain(
      `/${name}\n  Cache-Control: public, max-age=31536000, immutable`,
    )
    expect(await headers()).not.toContain('script.js')
  })

  it('gives files that are no pages a short policy, after that of pages', async () => {
    await write('app-01234567890123456789.js', '')
    await writePolicy({ siteUrl })
    const rules = (await headers()).split('\n/').map((rule) => rule.split('\n  '))
    const positionOf = (path: string) => rules.findIndex(([name]) => name === path)
    for (const path of [
      'page-data/*',
      'static/*',
      'media/*',
      'favicon.svg',
      'app-01234567890123456789.js',
    ]) {
      expect(positionOf(path)).toBeGreaterThan(positionOf('*'))
      expect(rules[positionOf(path)]?.join()).toContain(`-Policy: ${POLICY_OF_FILES}`)
    }
  })

  it('lets files neither run a script nor lose their origin', () => {
    expect(POLICY_OF_FILES.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", 'sandbox allow-same-origin']),
    )
  })

  it('keeps search engines away from a preview, and from nothing else', async () => {
    await writePolicy({ siteUrl, isOpen: false })
    expect(await headers()).toContain('/*\n  X-Robots-Tag: noindex')
    await writePolicy({ siteUrl, isOpen: true })
    expect(await headers()).not.toContain('X-Robots-Tag')
  })

  it('opens for the configured third parties only', async () => {
    await writePolicy({
      siteUrl: 'https://www.example.com',
      tagManagerId: 'GTM-ABC123',
      formsWidgetUrl: 'https://forms.example.net/widget.js',
    })
    expect(await directive('script-src')).toContain('https://*.googletagmanager.com')
    expect(await directive('script-src')).toContain('https://forms.example.net')
    expect(await directive('frame-src')).toBe('https://forms.example.net')
    expect(await headers()).toContain('; upgrade-insecure-requests\n')
  })

  it('opens frames for the hosts that content embeds, and for no other address', async () => {
    await writePolicy({ siteUrl })
    expect(await directive('frame-src')).toBe("'none'")
    const embedded = ['https://tour.example.org/hall?x=1;2', 'https://tour.example.org/b']
    await writePolicy({ siteUrl, embedded: embedded.map((address) => ({ address, place })) })
    expect(await directive('frame-src')).toBe('https://tour.example.org')
  })

  it.each([
    'https://a.test;sandbox/x',
    'https://a.test,b.test/x',
    'https://*/x',
    "https://a.test'unsafe-inline'/",
    'https://a.test/\n  X-Frame-Options: ALLOWALL',
    'http://a.test/',
    'https://localhost/',
    '/here',
  ])('refuses the embed of %j, naming entry and field, and writes nothing', async (address) => {
    await expect(writePolicy({ siteUrl, embedded: [{ address, place }] })).rejects.toThrow(
      `${place}: ${JSON.stringify(address).slice(1, -1)} does not fit into the Content-Security-Policy; expected an address of https`,
    )
    await expect(headers()).rejects.toThrow('ENOENT')
  })

  it.each([
    [{ formsWidgetUrl: 'https://a.test;sandbox/w.js' }, 'GATSBY_FORMS_WIDGET_URL'],
    [{ frameOrigin: 'https://*' }, 'PREVIEW_FRAME_ORIGIN'],
    [{ frameOrigin: '*' }, 'PREVIEW_FRAME_ORIGIN'],
    [{ contentApiUrl: 'http://a,b/api' }, 'CONTENT_API_URL'],
    [{ contentApiUrl: 'http://[::1]:8055/api' }, 'CONTENT_API_URL'],
  ])('refuses %j, naming the variable', async (options, variable) => {
    await expect(writePolicy({ siteUrl, ...options })).rejects.toThrow(
      `${variable}: ${Object.values(options)[0]} does not fit into the Content-Security-Policy`,
    )
  })

  it('has the same directives whatever is embedded, or is not written', async () => {
    const nameOf = (part: string) => part.trim().split(' ')[0]
    const ruleOf = (embedded: readonly string[]) =>
      headerRule('/*', {
        Policy: contentSecurityPolicy([], {
          siteUrl,
          embedded: embedded.map((address) => ({ address, place })),
        }),
      })
    const plain = ruleOf([])
    const part = fc.oneof(
      fc.webAuthority({ withPort: true, withUserInfo: true, withIPv6: true }),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(';', ',', '*', "'self'", '\n', ' ', '.', 'a.test', '/'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        let rule: string
        try {
          rule = ruleOf([`https://${parts.join('')}`])
        } catch (error) {
          expect(error).toBeInstanceOf(UnfitValue)
          return
        }
        expect(rule.split('; ').map(nameOf)).toEqual(plain.split('; ').map(nameOf))
        expect(rule.replace(/ frame-src https:\/\/[a-z0-9.-]+\.[a-z0-9-]+(?::\d+)?;/, '')).toBe(
          plain.replace(" frame-src 'none';", ''),
        )
      }),
    )
  })

  it('fails, naming pages, when inline scripts differ from page to page', async () => {
    for (let page = 0; page < 14; page += 1)
      await write(`p${page}.html`, `<script>window.pagePath = "/p${page}"</script>`)
    await expect(writePolicy({ siteUrl })).rejects.toThrow(
      /16 distinct inline scripts; at most 12[\s\S]*\.html: window\./,
    )
  })
})
