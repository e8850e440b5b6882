import { addressesIn, internalTarget } from './addresses'

describe('addressesIn', () => {
  it('finds links in texts, with their escapes undone', () => {
    expect(
      addressesIn({ body: '<p><a lang="it" href="/a?b=1&amp;c=2">x</a> <a>y</a></p>' }),
    ).toEqual([{ path: 'body', use: 'link', address: '/a?b=1&c=2' }])
  })

  it('tells images, files and links apart, however deep they stand', () => {
    const image = { src: '/a.jpg', webp: '/a.webp', alt: '', width: 1, height: 1 }
    expect(
      addressesIn({
        gallery: [{ kind: 'video', image, sources: [{ src: '/a.mp4', type: 'video/mp4' }] }],
        actions: [{ actionUrl: '/products', actionFile: { url: '/a.pdf', title: 'x' } }],
      }),
    ).toEqual([
      { path: 'gallery[0].image.src', use: 'image', address: '/a.jpg' },
      { path: 'gallery[0].image.webp', use: 'image', address: '/a.webp' },
      { path: 'gallery[0].sources[0].src', use: 'file', address: '/a.mp4' },
      { path: 'actions[0].actionUrl', use: 'link', address: '/products' },
      { path: 'actions[0].actionFile.url', use: 'file', address: '/a.pdf' },
    ])
  })

  it('calls the items of a collection by their place in data', () => {
    expect(addressesIn([{ externalUrl: 'https://x.test' }])).toEqual([
      { path: 'data[0].externalUrl', use: 'link', address: 'https://x.test' },
    ])
  })
})

describe('internalTarget', () => {
  it.each([
    ['/', { page: '/', site: 'ww' }],
    ['/it_eu/ricerca?query=a#b', { page: '/it_eu/ricerca', site: 'it_eu' }],
    ['/products/saws/arcus', { page: '/products/saws/arcus', site: 'ww' }],
    ['/media/a.pdf?v=1', { file: '/media/a.pdf?v=1' }],
    ['//evil.test/products', null],
    ['https://x.test/products', null],
    ['mailto:a@x.test', null],
    ['#top', null],
  ])('of %s', (address, target) => {
    expect(internalTarget(address)).toEqual(target)
  })
})
