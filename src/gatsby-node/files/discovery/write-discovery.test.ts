import { robotsText } from './write-discovery'

const ORIGIN = 'https://www.example.com'

test('a published site is open, names its sitemap and excludes functions', () => {
  expect(robotsText(ORIGIN, true)).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /.netlify/\n\nSitemap: https://www.example.com/sitemap.xml\n',
  )
})

test('of a preview nothing may be found', () => {
  expect(robotsText(ORIGIN, false)).toBe('User-agent: *\nDisallow: /\n')
})
