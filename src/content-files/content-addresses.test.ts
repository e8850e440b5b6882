import { addressesIn, mapAddresses } from './content-addresses'

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
      { path: 'gallery[0].sources[0].src', use: 'film', address: '/a.mp4' },
      { path: 'actions[0].actionUrl', use: 'link', address: '/products' },
      { path: 'actions[0].actionFile.url', use: 'file', address: '/a.pdf' },
    ])
  })

  it('finds logins, profiles and the addresses of a place, and the page of no embed', () => {
    expect(
      addressesIn({
        logins: { sales: '/a', employees: null },
        socials: [{ linkedin: 'https://b.test' }],
        googleMapsDirections: 'https://c.test',
        icon: '/icon.svg',
        blocks: [{ type: 'embed', title: 'T', address: 'https://d.test' }],
      }).map(({ path, use }) => `${path}: ${use}`),
    ).toEqual([
      'logins.sales: link',
      'socials[0].linkedin: link',
      'googleMapsDirections: link',
      'icon: image',
    ])
  })

  it('calls the items of a collection by their place in data', () => {
    expect(addressesIn([{ externalUrl: 'https://x.test' }], 'data')).toEqual([
      { path: 'data[0].externalUrl', use: 'link', address: 'https://x.test' },
    ])
  })
})

describe('mapAddresses', () => {
  it('changes addresses, in texts with their escapes, and nothing else', () => {
    const text = (href: string) => `<p>/a &amp; <a lang="it" href="${href}">/a</a></p>`
    expect(
      mapAddresses(
        { title: '/a', actionUrl: '/a', blocks: [{ text: text('/a?b=1&amp;c') }, 7, null] },
        ({ address }) => `/x${address}`,
      ),
    ).toEqual({
      title: '/a',
      actionUrl: '/x/a',
      blocks: [{ text: text('/x/a?b=1&amp;c') }, 7, null],
    })
  })
})
