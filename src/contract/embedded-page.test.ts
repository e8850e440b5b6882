import { block } from './blocks'
import { expectedOfFramed, filmServiceOf, framedUrl } from './embedded-page'
import { mediaItem } from './fields'
import { parse } from './parse'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
const VIMEO = 'https://player.vimeo.com/video/76979871'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['http://youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['//www.youtube.com/embed/dQw4w9WgXcQ', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=AbCdEf123', YOUTUBE],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share', YOUTUBE],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube.com/v/dQw4w9WgXcQ', YOUTUBE],
  ['https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&ab_channel=Saxum', YOUTUBE],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0&si=x', `${YOUTUBE}?rel=0`],
  [`${YOUTUBE}?start=5`, `${YOUTUBE}?start=5`],
  ['https://youtu.be/dQw4w9WgXcQ?t=90', `${YOUTUBE}?start=90`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s', `${YOUTUBE}?start=90`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', `${YOUTUBE}?start=3723`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=45s', `${YOUTUBE}?start=45`],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?t=20', `${YOUTUBE}?start=20`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=never', YOUTUBE],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLx_1-2&index=3', `${YOUTUBE}?list=PLx_1-2`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=WL', YOUTUBE],
  [
    'https://www.youtube.com/playlist?list=PLx_1-2',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLx_1-2',
  ],
  [
    'https://www.youtube.com/embed?listType=playlist&list=PLx_1-2',
    'https://www.youtube-nocookie.com/embed/videoseries?listType=playlist&list=PLx_1-2',
  ],
  [
    'https://www.youtube.com/embed/live_stream?channel=UC123',
    'https://www.youtube-nocookie.com/embed/live_stream?channel=UC123',
  ],
])('of YouTube %s is framed at %s', (page, frame) => {
  expect(framedUrl(page)).toBe(frame)
})

test.each([
  ['https://vimeo.com/76979871', `${VIMEO}?dnt=1`],
  ['http://www.vimeo.com/76979871/', `${VIMEO}?dnt=1`],
  ['https://vimeo.com/76979871/8272103f6e', `${VIMEO}?h=8272103f6e&dnt=1`],
  ['https://vimeo.com/76979871?h=8272103f6e&share=copy', `${VIMEO}?h=8272103f6e&dnt=1`],
  ['https://player.vimeo.com/video/76979871', `${VIMEO}?dnt=1`],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e&title=0',
    `${VIMEO}?h=8272103f6e&title=0&dnt=1`,
  ],
  ['https://vimeo.com/channels/staffpicks/76979871', `${VIMEO}?dnt=1`],
  ['https://vimeo.com/groups/stone/videos/76979871', `${VIMEO}?dnt=1`],
  ['https://vimeo.com/album/123/video/76979871', `${VIMEO}?dnt=1`],
  ['https://vimeo.com/showcase/123/video/76979871', `${VIMEO}?dnt=1`],
  ['https://vimeo.com/manage/videos/76979871/8272103f6e', `${VIMEO}?h=8272103f6e&dnt=1`],
  ['https://vimeo.com/76979871#t=1m30s', `${VIMEO}?dnt=1#t=90s`],
  ['https://vimeo.com/showcase/123', 'https://vimeo.com/showcase/123/embed'],
  ['https://vimeo.com/event/4567', 'https://vimeo.com/event/4567/embed'],
  ['https://vimeo.com/event/4567/abc123def4', 'https://vimeo.com/event/4567/embed/abc123def4'],
])('of Vimeo %s is framed at %s', (page, frame) => {
  expect(framedUrl(page)).toBe(frame)
})

test.each([
  'https://www.google.com/maps/embed?pb=!1m18!1m12',
  'https://www.google.com/maps/d/u/0/embed?mid=abc',
  'https://maps.google.de/maps?q=Verona&output=embed',
  'https://panorama.example.com/hall?room=2#north',
  'https://www.openstreetmap.org/export/embed.html?bbox=10.9%2C45.4%2C11.0%2C45.5',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.example.net/watch?v=dQw4w9WgXcQ',
])('%s stays as it is', (address) => {
  expect(framedUrl(address)).toBe(address)
})

test('an address that was made of a page stays the same when it is read again', () => {
  const frames = [`${YOUTUBE}?start=90&list=PLx`, `${VIMEO}?h=8272103f6e&dnt=1#t=90s`]
  expect(frames.map(framedUrl)).toEqual(frames)
})

test.each([
  ['https://www.youtube.com/@saxum', 'YouTube'],
  ['https://www.youtube.com/channel/UC123', 'YouTube'],
  ['https://www.youtube.com/', 'YouTube'],
  ['https://www.youtube.com/watch?v=short', 'YouTube'],
  ['https://www.youtube.com/results?search_query=stone', 'YouTube'],
  ['https://www.youtube.com/playlist?list=WL', 'YouTube'],
  ['https://www.youtube.com/clip/Ugkx', 'YouTube'],
  ['https://youtu.be/', 'YouTube'],
  ['https://vimeo.com/saxum', 'Vimeo'],
  ['https://vimeo.com/channels/staffpicks', 'Vimeo'],
  ['https://vimeo.com/', 'Vimeo'],
  ['https://www.google.com/maps/place/Verona/@45.4,10.9,12z', 'Google Maps'],
  ['https://maps.app.goo.gl/AbCd', 'Google Maps'],
  ['https://www.openstreetmap.org/#map=15/45.4/10.9', 'OpenStreetMap'],
])('%s cannot be framed, and the message says what can', (address, provider) => {
  expect(framedUrl(address)).toBeNull()
  expect(expectedOfFramed(address)).toMatch(`an address of ${provider} that can stand in a frame`)
})

const embed = (address: string) => ({
  type: 'embed',
  title: 'A film',
  provider: 'YouTube',
  address,
})

test('an embed keeps its page for the link and gets the address of its frame', () => {
  const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90'
  expect(parse(block, embed(` ${address} `), 'x')).toMatchObject({
    address,
    frame: `${YOUTUBE}?start=90`,
  })
})

test('an embed that would be refused is named by entry and field', () => {
  const entry = 'https://content.example.com/api/ww/entries/newsAndEvents/fair.json'
  const read = () => parse(block.array(), [embed('https://www.youtube.com/@saxum')], entry)
  expect(read).toThrow(
    `${entry} does not keep the contract:\n  [0].address: expected an address of YouTube that can stand in a frame, such as https://www.youtube.com/watch?v=…`,
  )
})

test('a page of a film service is no file that a player could play', () => {
  const media = (src: string) => ({ kind: 'video', sources: [{ src, type: 'video/mp4' }] })
  expect(() => parse(mediaItem, media('https://vimeo.com/76979871'), 'x')).toThrow(
    /sources\[0\]\.src: expected .*for a block of type embed/,
  )
  expect(() => parse(mediaItem, media('https://media.example.com/saw.mp4'), 'x')).not.toThrow()
  expect(filmServiceOf('https://www.google.com/maps/embed?pb=1')).toBeNull()
  expect(filmServiceOf('https://player.vimeo.com/external/123.hd.mp4?s=abc')).toBeNull()
})
