import { sanitiseHtml } from './sanitise'
import { textsWithMedia } from './text-media'

const link = (href: string, kind: string, words: string) =>
  `<a href="${href}" data-media="${kind}">${words}</a>`

test.each([
  ['its description', '<img src="/m/saw.jpg" alt="A saw">', link('/m/saw.jpg', 'img', 'A saw')],
  ['its file', '<img src="/m/my%20saw.jpg?w=9">', link('/m/my%20saw.jpg?w=9', 'img', 'my saw.jpg')],
  [
    'its host, with the scheme that is not written',
    '<iframe src="//player.test/embed/7"></iframe>',
    link('https://player.test/embed/7', 'iframe', 'player.test'),
  ],
  [
    'the address of an embed',
    '<figure class="media"><oembed url="https://www.youtube.com/watch?v=a"></oembed></figure>',
    `<figure>${link('https://www.youtube.com/watch?v=a', 'oembed', 'www.youtube.com')}</figure>`,
  ],
  [
    'the first source, not what is written for old browsers',
    '<video controls><source src="/m/a.mp4"><source src="/m/a.webm">No films here.</video>',
    link('/m/a.mp4', 'video', 'a.mp4'),
  ],
  [
    'nothing that can be named',
    '<img src="data:image/png;base64,AA">',
    '<a data-media="img">…</a>',
  ],
])('a medium is a link with %s', (_, written, clean) => {
  expect(sanitiseHtml(written)).toBe(clean)
  expect(sanitiseHtml(clean)).toBe(clean)
  expect(textsWithMedia(clean)).toHaveLength(1)
})

test('a picture in a link is words of the link', () => {
  expect(sanitiseHtml('<a href="/y"><b><img src="/m/x.jpg" alt="Saws"></b></a>')).toBe(
    '<a href="/y" data-media="img"><b>Saws</b></a>',
  )
})

test('a text of nothing but a drawing is named', () => {
  expect(textsWithMedia(sanitiseHtml('<svg><g/></svg>'))).toEqual([{ path: '', media: ['svg'] }])
})

test('a tracking pixel is dropped', () => {
  expect(sanitiseHtml('<p>a<img src="https://count.test/p.gif" width="1" height="1"></p>')).toBe(
    '<p>a</p>',
  )
})

test('nobody but the sanitiser says where a medium is', () => {
  expect(
    sanitiseHtml('<span data-media="img" data-src="javascript:alert(1)" data-words="x">y</span>'),
  ).toBe('y')
  expect(sanitiseHtml('<iframe src="javascript:alert(1)" title="x"></iframe>')).toBe(
    '<a data-media="iframe">x</a>',
  )
})

test('texts with media are found wherever they stand', () => {
  const text = sanitiseHtml(
    '<p><img src="/a.jpg"><img src="/b.jpg"><video src="/c.mp4"></video></p>',
  )
  expect(
    textsWithMedia({ title: '<img src="x">', body: null, blocks: [{ steps: [{ text }] }] }),
  ).toEqual([{ path: 'blocks[0].steps[0].text', media: ['img', 'video'] }])
})
