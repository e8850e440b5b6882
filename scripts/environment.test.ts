import { EnvironmentError, isOpenToSearch, readEnvironment } from './environment'

// @RD5
describe('readEnvironment', () => {
  it('has a default for everything that can have one, and takes empty values for none', () => {
    expect(readEnvironment({ PORT: '', CONTENT_API_URL: '' })).toEqual({
      PORT: 8888,
      CONTENT_PORT: 8055,
      BROWSER_LIBRARY: 'preact',
      SITE_URL: 'http://localhost:8888',
    })
  })

  it('takes the site to be where it is served, unless its address is named', () => {
    expect(readEnvironment({ PORT: '9001' }).SITE_URL).toBe('http://localhost:9001')
    const named = { PORT: '9001', SITE_URL: 'https://www.example.com' }
    expect(readEnvironment(named).SITE_URL).toBe('https://www.example.com')
    // Another port of the content service changes no page.
    expect(readEnvironment({ CONTENT_PORT: '9002' }).SITE_URL).toBe('http://localhost:8888')
  })

  it('brings addresses into one form', () => {
    const { CONTENT_API_URL, SITE_URL } = readEnvironment({
      CONTENT_API_URL: 'https://content.example.com/api/',
      SITE_URL: 'https://www.Example.com/',
    })
    expect([CONTENT_API_URL, SITE_URL]).toEqual([
      'https://content.example.com/api',
      'https://www.example.com',
    ])
  })

  it('names every wrong variable with its value and what was expected', () => {
    const read = () =>
      readEnvironment({
        PORT: '99999',
        CONTENT_API_URL: 'content.example.com',
        SITE_URL: 'https://www.example.com/it',
        GATSBY_GTM_ID: 'UA-1',
        CONTENT_API_TOKEN: 'my secret',
        PUBLISH_SECRET: 'another secret',
        BUILD_HOOK_URL: 'secret.example.com',
        CONTENT_TIME_ZONE: 'Rome',
        ALLOW_REMOVALS: 'yes',
        FUNCTION_TIMEOUT_SECONDS: '10s',
        PREVIEW_FRAME_ORIGIN: 'https://editors.example.com/app',
        BROWSER_LIBRARY: 'vue',
      })
    expect(read).toThrow(EnvironmentError)
    expect(read).toThrow('PORT=99999: expected a port number from 1 to 65535.')
    expect(read).toThrow('CONTENT_API_URL=content.example.com: expected an http or https address')
    expect(read).toThrow('SITE_URL=https://www.example.com/it: expected the public origin')
    expect(read).toThrow('GATSBY_GTM_ID=UA-1: expected a container')
    expect(read).toThrow('ALLOW_REMOVALS=yes: expected 1 to publish')
    expect(read).toThrow('FUNCTION_TIMEOUT_SECONDS=10s: expected the seconds')
    expect(read).toThrow('PREVIEW_FRAME_ORIGIN=https://editors.example.com/app: expected an origin')
    expect(read).toThrow('BROWSER_LIBRARY=vue: expected preact or react')
    expect(read).toThrow('CONTENT_API_TOKEN=***: expected a preview token')
    expect(read).toThrow('PUBLISH_SECRET=***: expected a secret without spaces')
    expect(read).toThrow('BUILD_HOOK_URL=***: expected the http or https address of a build hook')
    expect(read).toThrow('CONTENT_TIME_ZONE=Rome: expected a time zone of the IANA database')
    expect(read).not.toThrow(/my secret|another secret|secret\.example/)
  })

  it.each([
    ['CONTENT_API_URL', 'http://a;sandbox/api'],
    ['CONTENT_API_URL', 'https://:password@content.example.com/api'],
    ['SITE_URL', 'https://www.example.com,https://evil.test'],
    ['SITE_URL', 'https://*'],
    ['PREVIEW_FRAME_ORIGIN', 'https://*.example.com'],
    ['PREVIEW_FRAME_ORIGIN', "https://'self'"],
    ['GATSBY_FORMS_WIDGET_URL', 'https://a.test;sandbox/w.js'],
    ['GATSBY_FORMS_WIDGET_URL', '/\\evil.test/w.js'],
  ])('refuses %s=%s, which would write a header', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`  ${name}=${value}: expected `)
  })

  it('shows a value so that it steers no terminal', () => {
    expect(() => readEnvironment({ SITE_URL: 'https://a.test/\u001B[2J\n\u202E' })).toThrow(
      '  SITE_URL=https://a.test/\\u001b[2J\\n\\u202e: expected',
    )
  })

  it('takes the address of the site from Netlify, that of the deploy where it is not the published one', () => {
    const netlify = {
      NETLIFY: 'true',
      URL: 'https://www.example.com',
      DEPLOY_PRIME_URL: 'https://deploy-preview-1--site.netlify.app',
    }
    expect(readEnvironment({ ...netlify, CONTEXT: 'production' }).SITE_URL).toBe(netlify.URL)
    expect(readEnvironment({ ...netlify, CONTEXT: 'deploy-preview' }).SITE_URL).toBe(
      netlify.DEPLOY_PRIME_URL,
    )
    const own = { ...netlify, CONTEXT: 'production', SITE_URL: 'https://own.example.com' }
    expect(readEnvironment(own).SITE_URL).toBe(own.SITE_URL)
  })

  it('opens for search engines what is published, and no preview', () => {
    expect(isOpenToSearch({ CONTEXT: 'production' })).toBe(true)
    expect(isOpenToSearch({})).toBe(true)
    expect(isOpenToSearch({ CONTEXT: 'deploy-preview' })).toBe(false)
    expect(isOpenToSearch({ CONTEXT: 'branch-deploy' })).toBe(false)
  })

  const token = { CONTENT_API_TOKEN: 'abc' }

  it.each([undefined, 'deploy-preview', 'branch-deploy', 'dev'])(
    'takes a preview token in the context %s',
    (CONTEXT) => {
      expect(readEnvironment({ ...token, CONTEXT }).CONTENT_API_TOKEN).toBe('abc')
    },
  )

  it('refuses a preview token in production, naming variable and context', () => {
    const read = () => readEnvironment({ ...token, CONTEXT: 'production' })
    expect(read).toThrow(EnvironmentError)
    expect(read).toThrow('CONTENT_API_TOKEN: expected none in the context production')
    expect(read).not.toThrow('abc')
    const none = { CONTENT_API_TOKEN: '', CONTEXT: 'production' }
    expect(readEnvironment(none).CONTENT_API_TOKEN).toBeUndefined()
  })
})
