import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../../theme/testing/i18n'
import { largest } from './largest'
import { useLightbox } from './use-lightbox'
import type { ImageView } from '../../view-models'

const picture = (name: string): ImageView => ({
  src: `/${name}.jpg`,
  alt: name,
  width: 16,
  height: 10,
  focus: null,
  whole: false,
})
const pictures = [picture('front'), picture('head'), picture('table')]

function Example() {
  const { link, lightbox } = useLightbox(pictures, 'Pictures of Arc')
  return (
    <>
      {pictures.map((each) => (
        <a key={each.src} {...link(each)}>
          Large {each.alt}
        </a>
      ))}
      {lightbox}
    </>
  )
}

/** The test DOM has no layout and no modal dialogs: boxes get a width and a place to scroll to. */
beforeEach(() => {
  Object.defineProperty(Element.prototype, 'clientWidth', { value: 800, configurable: true })
  Object.assign(Element.prototype, {
    scrollTo(this: Element, { left = 0 }: ScrollToOptions) {
      this.scrollLeft = left
      fireEvent.scroll(this)
    },
    scrollBy: jest.fn(),
  })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      fireEvent(this, new Event('close'))
    },
  })
})

const open = async (name = 'Large head') => {
  renderOnSite(<Example />)
  await userEvent.click(screen.getByRole('link', { name }))
  return screen.findByRole('dialog', { name: 'Pictures of Arc' })
}

test('opens with the picture of its link, and counts', async () => {
  await open()
  expect(screen.getByText('Picture 2 of 3')).toBeInTheDocument()
})

test('arrow keys and buttons leaf through it, round and round', async () => {
  const dialog = await open()
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  expect(screen.getByText('Picture 3 of 3')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(screen.getByText('Picture 1 of 3')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(screen.getByText('Picture 3 of 3')).toBeInTheDocument()
})

test('zooms by button and by key; arrow keys then move the picture', async () => {
  const dialog = await open()
  const zoom = screen.getByRole('button', { name: 'Enlarge' })
  await userEvent.click(zoom)
  expect(zoom).toHaveAttribute('aria-pressed', 'true')
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  expect(screen.getByText('Picture 2 of 3')).toBeInTheDocument()
  expect(Element.prototype.scrollBy).toHaveBeenCalledWith({ left: 200, top: 0 })
  fireEvent.keyDown(dialog, { key: '-' })
  expect(zoom).toHaveAttribute('aria-pressed', 'false')
})

test('the close button closes it', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a link to be opened elsewhere is the browser\u2019s', () => {
  renderOnSite(<Example />)
  const link = screen.getByRole('link', { name: 'Large head' })
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
})

test('the largest file is the last of the set, else the original', () => {
  const data = {
    layout: 'constrained' as const,
    width: 2,
    height: 1,
    images: { fallback: { src: '/b.webp', srcSet: '/a.webp 400w,\n/b.webp 800w' }, sources: [] },
  }
  expect(largest({ ...picture('front'), data })).toBe('/b.webp')
  expect(largest(picture('front'))).toBe('/front.jpg')
})
