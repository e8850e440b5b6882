import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { observeByHand } from '../../theme/testing/intersection-observer'
import type { HeroView } from '../view-models'
import { HeroBlock } from './hero'

const image = { src: '/hero.jpg', alt: 'A saw', width: 16, height: 9, focus: null, whole: false }
const block: HeroView = {
  type: 'hero',
  preTitle: null,
  title: 'Machines that give stone its shape',
  text: null,
  image,
  video: {
    kind: 'video',
    image,
    sources: [{ src: '/loop.mp4', type: 'video/mp4' }],
    caption: null,
  },
  actions: [],
}
const play = jest.fn(() => Promise.resolve())
const pause = jest.fn()

/** Sets the visitor's browser preferences and the size of the window. */
const visitorHas = (...media: string[]) =>
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: media.some((each) => query.includes(each)) }),
  })
const LARGE_WINDOW = 'min-width'

const film = (container: HTMLElement) => container.querySelector('video')

/** Waits for pending imports. */
const settle = () =>
  act(async () => {
    await import('./hero-film')
  })

beforeEach(() => {
  visitorHas(LARGE_WINDOW)
  play.mockClear()
  pause.mockClear()
  Object.assign(HTMLMediaElement.prototype, { play, pause })
})
afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

const renderHero = async (hero: HeroView = block) => {
  const observer = observeByHand()
  const { container } = renderOnSite(<HeroBlock block={hero} first />)
  observer.approach()
  await settle()
  return { container, ...observer }
}

test('a film is silent, loops, and is not fetched before it plays', async () => {
  const { container } = await renderHero()
  const video = film(container)
  expect(video).toHaveProperty('muted', true)
  expect(video).toHaveAttribute('loop')
  expect(video).toHaveAttribute('playsinline')
  expect(video).toHaveAttribute('preload', 'none')
  expect(video?.querySelector('source')).toHaveAttribute('src', '/loop.mp4')
})

test('its code waits until the hero is near', async () => {
  observeByHand()
  const { container } = renderOnSite(<HeroBlock block={block} first={false} />)
  await settle()
  expect(film(container)).not.toBeInTheDocument()
})

test('plays while it can be seen, and stands still when it cannot', async () => {
  const { watches, approach } = await renderHero()
  expect(play).not.toHaveBeenCalled()
  approach()
  expect(play).toHaveBeenCalled()
  act(() => watches.forEach(({ notify }) => notify(false)))
  expect(pause).toHaveBeenCalled()
})

test('covers the picture from its first frame on', async () => {
  const { container } = await renderHero()
  const video = film(container)
  if (!video) throw new Error('The film should be there.')
  expect(video).toHaveAttribute('data-shown', 'false')
  fireEvent.playing(video)
  expect(video).toHaveAttribute('data-shown', 'true')
})

test('a button stops it and lets it go on', async () => {
  const { approach } = await renderHero()
  approach()
  await userEvent.click(screen.getByRole('button', { name: 'Pause the film' }))
  expect(pause).toHaveBeenCalled()
  play.mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'Play the film' }))
  approach()
  expect(play).toHaveBeenCalled()
})

test.each(['prefers-reduced-motion', 'prefers-reduced-data'])(
  'there is none for a visitor with %s',
  async (wish) => {
    visitorHas(LARGE_WINDOW, wish)
    const { container } = await renderHero()
    expect(film(container)).not.toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  },
)

test('there is none on a phone', async () => {
  visitorHas()
  const { container } = await renderHero()
  expect(film(container)).not.toBeInTheDocument()
})

test('there is none when the browser saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const { container } = await renderHero()
  expect(film(container)).not.toBeInTheDocument()
})

test.each(['slow-2g', '2g', '3g'])('there is none on a slow line (%s)', async (effectiveType) => {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType }, configurable: true })
  const { container } = await renderHero()
  expect(film(container)).not.toBeInTheDocument()
})

test('there is one on a fast line', async () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: false, effectiveType: '4g' },
    configurable: true,
  })
  const { container } = await renderHero()
  expect(film(container)).toBeInTheDocument()
})

test('its poster is the picture when there is no other', async () => {
  await renderHero({ ...block, image: null })
  expect(screen.getByRole('img', { name: 'A saw' })).toBeInTheDocument()
})

test('a hero without a film has no button', async () => {
  await renderHero({ ...block, video: null })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
