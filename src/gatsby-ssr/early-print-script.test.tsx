import { screen } from '@testing-library/react'
import { earlyPrintCode } from './early-print-script'

test('a page that is printed before its scripts have come has its pictures', () => {
  document.body.innerHTML = '<main><div></div><p></p></main>'
  const forPictures = document.createElement('noscript')
  forPictures.textContent = '<picture><img src="/saw.webp" alt="Saw"></picture>'
  const forWords = document.createElement('noscript')
  forWords.textContent = '<p>Please call us.</p>'
  document.querySelector('div')?.append(forPictures)
  document.querySelector('p')?.append(forWords)

  const script = document.createElement('script')
  script.textContent = earlyPrintCode
  document.body.append(script)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  window.dispatchEvent(new Event('beforeprint'))
  expect(screen.getByRole('img', { name: 'Saw' })).toHaveAttribute('src', '/saw.webp')
  expect([...(window.printedPictures ?? [])]).toEqual(['/saw.webp'])
  expect(document.querySelector('p')?.textContent).toBe('<p>Please call us.</p>')
})
