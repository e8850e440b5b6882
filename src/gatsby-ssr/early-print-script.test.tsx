import { act, render, screen } from '@testing-library/react'
import { observeByHand } from '../theme/testing/intersection-observer'
import { Picture } from '../ui/media/picture'
import { earlyPrintCode } from './early-print-script'

/** The fallback of a picture, as text: browsers that run scripts have it so. */
function pictureToCome() {
  const noscript = document.createElement('noscript')
  noscript.textContent = '<picture><img src="/saw.webp" alt="Saw"></picture>'
  return noscript
}

function runScript() {
  const script = document.createElement('script')
  script.textContent = earlyPrintCode
  document.body.append(script)
}

test('a page that is printed before its scripts have come has its pictures', () => {
  document.body.innerHTML = '<main data-static><div></div><p></p></main>'
  const forPictures = pictureToCome()
  const forWords = document.createElement('noscript')
  forWords.textContent = '<p>Please call us.</p>'
  document.querySelector('div')?.append(forPictures)
  document.querySelector('p')?.append(forWords)

  runScript()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  window.dispatchEvent(new Event('beforeprint'))
  expect(screen.getByRole('img', { name: 'Saw' })).toHaveAttribute('src', '/saw.webp')
  expect([...(window.printedPictures ?? [])]).toEqual(['/saw.webp'])
  expect(document.querySelector('p')?.textContent).toBe('<p>Please call us.</p>')
})

test('a page that is printed when it is hydrated has each picture once', () => {
  document.body.innerHTML = '<main><div class="frame ratio8x5"></div></main>'
  runScript()
  document.querySelector('div')?.append(pictureToCome())
  observeByHand()
  const image = { src: '/saw.webp', alt: 'Saw', width: 3, height: 2, focus: null, whole: false }
  const container = document.querySelector('main') ?? undefined
  render(<Picture image={image} sizes="50vw" />, { container, hydrate: true })
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByRole('img', { name: 'Saw' })).toBeInTheDocument()
})
