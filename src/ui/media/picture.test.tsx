import { act, render, screen } from '@testing-library/react'
import { observeByHand } from '../../theme/testing/intersection-observer'
import { Picture } from './picture'
import { shownPictures } from './shown-pictures'
import type { ImageView } from '../view-models'

const image: ImageView = {
  src: '/media/saw.jpg',
  alt: 'A bridge saw',
  width: 1600,
  height: 1000,
  focus: { x: 0.33, y: 1 },
  whole: false,
}

const processed: ImageView = {
  ...image,
  data: {
    layout: 'fullWidth',
    width: 1600,
    height: 1000,
    images: {
      sources: [
        { type: 'image/avif', srcSet: '/saw-400.avif 400w', sizes: '100vw' },
        { type: 'image/webp', srcSet: '/saw-400.webp 400w', sizes: '100vw' },
      ],
      fallback: { src: '/saw-400.jpg', srcSet: '/saw-400.jpg 400w', sizes: '100vw' },
    },
  },
}

test('the first picture of a page is there at once and fetched before others', () => {
  render(<Picture image={processed} sizes="50vw" eager />)
  const img = screen.getByRole('img', { name: 'A bridge saw' })
  expect(img).toHaveAttribute('fetchpriority', 'high')
  expect(img).toHaveAttribute('src', '/saw-400.jpg')
  expect(img).toHaveAttribute('width', '1600')
  expect(img).toHaveAttribute('height', '1000')
})

// @RD9.3
test('offers AVIF before WebP, with the sizes of its place', () => {
  const { container } = render(<Picture image={processed} sizes="50vw" eager />)
  const sources = [...container.querySelectorAll('source')]
  expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp'])
  expect(sources.every((source) => source.sizes === '50vw')).toBe(true)
})

test('a photograph fills its frame around its focus; a screen or a drawing is shown whole', () => {
  render(
    <>
      <Picture image={{ ...image, alt: 'photograph' }} sizes="100vw" eager />
      <Picture image={{ ...image, alt: 'drawing', whole: true }} sizes="100vw" eager />
    </>,
  )
  const photograph = screen.getByRole('img', { name: 'photograph' })
  const drawing = screen.getByRole('img', { name: 'drawing' })
  expect(photograph).toHaveAttribute('data-fx', '30')
  expect(photograph).not.toHaveAttribute('data-whole')
  expect(drawing).toHaveAttribute('data-whole')
  expect(drawing).not.toHaveAttribute('data-fx')
})

// @R4.7
test('other pictures wait until they are within 600 px of the viewport', () => {
  const { watches, approach } = observeByHand()
  render(<Picture image={image} sizes="100vw" />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(watches[0]?.options?.rootMargin).toBe('600px')
  approach()
  expect(screen.getByRole('img', { name: 'A bridge saw' })).toHaveAttribute('src', '/media/saw.jpg')
})

test('on paper all pictures are there, wherever the window is', () => {
  observeByHand()
  render(
    <>
      <Picture image={image} sizes="100vw" />
      <Picture image={processed} sizes="100vw" />
    </>,
  )
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByRole('img', { name: 'A bridge saw' })).toHaveLength(2)
})

test('a moving picture stands still for a visitor who asks for less motion', () => {
  const still = {
    type: 'image/avif',
    srcSet: '/saw.avif 400w',
    media: '(prefers-reduced-motion: reduce)',
  }
  const data = {
    layout: 'constrained' as const,
    width: 1600,
    height: 1000,
    images: { sources: [still], fallback: { src: '/saw-moving.webp' } },
  }
  const { container } = render(<Picture image={{ ...processed, data }} sizes="50vw" eager />)
  expect(container.querySelector('source')).toHaveAttribute('media', still.media)
  expect(screen.getByRole('img')).toHaveAttribute('src', '/saw-moving.webp')
})

test('a picture that is in the page already is kept', () => {
  shownPictures.add('/saw-400.jpg')
  render(<Picture image={processed} sizes="100vw" />)
  shownPictures.clear()
  expect(screen.getByRole('img', { name: 'A bridge saw' })).toBeInTheDocument()
})

test('without processed sizes the original is shown', () => {
  render(<Picture image={image} sizes="100vw" eager />)
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
})

test('keeps what matters in view by steps, without a style attribute', () => {
  render(<Picture image={image} sizes="100vw" eager />)
  const img = screen.getByRole('img')
  expect(img).toHaveAttribute('data-fx', '30')
  expect(img).toHaveAttribute('data-fy', '100')
  expect(img).not.toHaveAttribute('style')
})

test('a decorative picture says nothing', () => {
  const { container } = render(<Picture image={image} sizes="100vw" eager decorative />)
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
})
