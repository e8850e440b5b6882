import { render, waitFor } from '@testing-library/react'
import { HelmetProvider } from 'react-helmet-async'
import { Metadata, type MetadataProps } from './metadata'
import { pageProps } from './testing/page-props'

const props: MetadataProps = {
  ...pageProps,
  description: 'Tutte le macchine',
  image: { src: '/media/abc/share.jpg', width: 1200, height: 630, alt: '' },
  alternates: { ww: '/products', it_eu: '/it_eu/products' },
  countries: { it_eu: ['IT'] },
}

const show = (changes: Partial<MetadataProps> = {}) =>
  render(
    <HelmetProvider>
      <Metadata {...props} {...changes} />
    </HelmetProvider>,
  )

const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name)

describe('Metadata', () => {
  it('puts the suffix after the title, unless the editor wrote a title of their own', async () => {
    const { unmount } = show()
    await waitFor(() => expect(document.title).toBe('Prodotti | Acme'))
    unmount()
    show({ metaTitle: 'Macchine per pietra' })
    await waitFor(() => expect(document.title).toBe('Macchine per pietra'))
  })

  it('names the page, its language and its versions by absolute addresses', async () => {
    show()
    await waitFor(() => expect(document.documentElement.lang).toBe('it-IT'))
    expect(attribute('link[rel="canonical"]', 'href')).toBe(
      'https://www.example.com/it_eu/products',
    )
    expect(
      [...document.head.querySelectorAll('link[rel="alternate"]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['x-default', 'https://www.example.com/products'],
      ['en', 'https://www.example.com/products'],
      ['it', 'https://www.example.com/it_eu/products'],
      ['it-IT', 'https://www.example.com/it_eu/products'],
    ])
  })

  it('tells social networks what to show; a picture without a text is called by the title', async () => {
    show()
    await waitFor(() =>
      expect(attribute('meta[property="og:image"]', 'content')).toBe(
        'https://www.example.com/media/abc/share.jpg',
      ),
    )
    expect(attribute('meta[property="og:image:alt"]', 'content')).toBe('Prodotti | Acme')
    expect(attribute('meta[property="og:locale"]', 'content')).toBe('it_IT')
    expect(attribute('meta[name="theme-color"]', 'content')).toBe(THEME_COLOUR)
  })

  it('describes the page in as many characters as search engines show', async () => {
    show({ description: 'A long sentence about machines and the stone they cut. '.repeat(5) })
    const twice = 'A long sentence about machines and the stone they cut. '.repeat(3).trim()
    await waitFor(() => expect(attribute('meta[name="description"]', 'content')).toBe(twice))
    expect(attribute('meta[property="og:description"]', 'content')).toBe(twice)
  })

  it('keeps a page that is not for search engines without alternates; its address is canonical', async () => {
    show({ noIndex: true })
    await waitFor(() => expect(attribute('meta[name="robots"]', 'content')).toBe('noindex'))
    expect(attribute('link[rel="canonical"]', 'href')).toBe(
      'https://www.example.com/it_eu/products',
    )
    expect(document.head.querySelector('link[rel="alternate"]')).toBeNull()
  })

  it('keeps what stands in the place of a page without an address', async () => {
    show({ noIndex: true, isError: true })
    await waitFor(() => expect(attribute('meta[name="robots"]', 'content')).toBe('noindex'))
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull()
  })
})
