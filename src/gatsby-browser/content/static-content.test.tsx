import { render, screen } from '@testing-library/react'
import { observeByHand } from '../../theme/testing/intersection-observer'
import { Picture } from '../../ui/media/picture'
import { shownPictures } from '../../ui/media/shown-pictures'
import { layOutWhenIdle, showPictures } from './static-content'

/** As browsers have it that run scripts: as text. */
function sent(...texts: string[]) {
  document.body.innerHTML = '<main></main>'
  const frames = texts.map((text) => {
    const frame = document.createElement('div')
    const noscript = document.createElement('noscript')
    noscript.textContent = text
    frame.append(noscript)
    return frame
  })
  document.querySelector('main')?.append(...frames)
  return frames
}

const SAW =
  '<picture class="p"><source type="image/avif" srcset="/saw.avif 400w"><img src="/saw.webp" alt="Saw &amp; stone"></picture>'

afterEach(() => shownPictures.clear())

test('a picture takes its place when it comes near, and hydration knows of it', () => {
  const [frame] = sent(SAW)
  const { watches, approach } = observeByHand()
  showPictures()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(watches[0]?.element).toBe(frame)
  approach()
  const picture = screen.getByRole('img', { name: 'Saw & stone' })
  expect(picture).toHaveAttribute('src', '/saw.webp')
  expect(frame?.innerHTML).toMatch(/^<picture class="p"><source [^>]*><img [^>]*><\/picture>$/)
  expect([...shownPictures]).toEqual(['/saw.webp'])
})

test('a picture in several places takes all of them, and hydration keeps the elements', () => {
  const image = {
    src: '/saw.webp?a=1&b=2',
    alt: 'Saw',
    width: 3,
    height: 2,
    focus: null,
    whole: false,
  }
  const html = '<picture><img alt="Saw" src="/saw.webp?a=1&amp;b=2"/></picture>'
  const frames = sent(html, html, html.replace('saw.webp', 'drill.webp'))
  const scripted = document.createElement('div')
  document.querySelector('main')?.append(scripted)
  for (const frame of [...frames, scripted]) frame.className = 'frame ratio8x5'
  const { watches } = observeByHand()
  const end = showPictures()
  watches[0]?.notify(true)
  end()
  const pictures = screen.getAllByRole('img', { name: 'Saw' })
  const page = (
    <main>
      <Picture image={image} sizes="50vw" />
      <Picture image={image} sizes="50vw" />
      <Picture image={{ ...image, src: '/drill.webp?a=1&b=2' }} sizes="50vw" />
      <Picture image={image} sizes="50vw" scripted />
    </main>
  )
  render(page, { container: document.body, hydrate: true })
  expect(pictures).toHaveLength(2)
  screen
    .getAllByRole('img', { name: 'Saw' })
    .forEach((picture, index) => expect(picture).toBe(pictures[index]))
})

test('all pictures take their places when the page is printed', () => {
  sent(SAW, SAW)
  observeByHand()
  showPictures()
  window.dispatchEvent(new Event('beforeprint'))
  expect(screen.getAllByRole('img')).toHaveLength(2)
})

test('other content for visitors without scripts stays for them', () => {
  const [frame] = sent('<p>Please call us.</p>')
  const { watches } = observeByHand()
  showPictures()
  expect(watches).toHaveLength(0)
  expect(frame?.querySelector('noscript')).toBeInTheDocument()
})

test('once the content is hydrated its components are asked', () => {
  sent(SAW)
  observeByHand()
  const ended = jest.spyOn(window.IntersectionObserver.prototype, 'disconnect')
  const end = showPictures()
  expect(ended).not.toHaveBeenCalled()
  end()
  expect(ended).toHaveBeenCalledTimes(1)
})

test('all of it is laid out when the browser is idle, a part after the other', async () => {
  jest.useFakeTimers()
  document.body.innerHTML = `<main><section>head</section><section data-static>body</section></main>
    <footer data-static>end</footer>`
  const laidOut = () =>
    [...document.querySelectorAll<HTMLElement>('section, footer')]
      .filter(({ style }) => style.contentVisibility === 'visible')
      .map(({ textContent }) => textContent)
  layOutWhenIdle()
  expect(laidOut()).toEqual([])
  await jest.advanceTimersToNextTimerAsync()
  expect(laidOut()).toEqual(['body'])
  await jest.advanceTimersByTimeAsync(1000)
  expect(laidOut()).toEqual(['body', 'end'])
  jest.useRealTimers()
})
