import { render, screen } from '@testing-library/react'
import { currentEnquiry, useEnquiryAbout, useEnquirySubject } from '.'

const Subject = () => <p>{useEnquirySubject() ?? 'nothing special'}</p>
function About({ subject }: { subject: string }) {
  useEnquiryAbout(subject)
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

test('the forms hear it in their own words, as long as the page is there', () => {
  function Machine() {
    useEnquiryAbout('Arcus 350 T', { product: 'Arcus 350', version: 'Arcus 350 T' })
    return null
  }
  const { rerender } = render(<Machine />)
  // The title of a page is no subject for a field of a form.
  expect(currentEnquiry()).not.toHaveProperty('subject')
  expect(currentEnquiry()).toMatchObject({ product: 'Arcus 350', version: 'Arcus 350 T' })
  rerender(<Subject />)
  expect(currentEnquiry()).toEqual({})
})
