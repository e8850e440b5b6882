import { render, screen } from '@testing-library/react'
import { useTalkAbout, useTalkSubject } from '.'

const Subject = () => <p>{useTalkSubject() ?? 'nothing special'}</p>
function About({ subject }: { subject: string }) {
  useTalkAbout(subject)
  return null
}
const shown = () => screen.getByRole('paragraph').textContent

test('a part of a page has the word as long as it is there', () => {
  const page = (part: string | null) => (
    <>
      <About subject="Products" />
      {part && <About subject={part} />}
      <Subject />
    </>
  )
  const { rerender } = render(page(null))
  expect(shown()).toBe('Products')
  rerender(page('Arcus 350, Arcus 625'))
  expect(shown()).toBe('Arcus 350, Arcus 625')
  rerender(page('Arcus 350'))
  expect(shown()).toBe('Arcus 350')
  rerender(page(null))
  expect(shown()).toBe('Products')
})

test('a page that is left is not spoken of', () => {
  const { rerender } = render(
    <>
      <About subject="Arcus 350" />
      <Subject />
    </>,
  )
  rerender(<Subject />)
  expect(shown()).toBe('nothing special')
})
