import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observeByHand } from '../../theme/testing/intersection-observer'
import { Film } from './film'
import type { MediaView } from '../view-models'

const film: MediaView = {
  kind: 'video',
  image: {
    src: '/poster.jpg',
    alt: 'A saw at work',
    width: 16,
    height: 9,
    focus: null,
    whole: false,
  },
  sources: [{ src: '/film.mp4', type: 'video/mp4' }],
  caption: 'Arcus cuts granite',
}

test('has a name, and is not fetched before it is played', () => {
  const { approach } = observeByHand()
  render(<Film film={film} />)
  approach()
  const video = screen.getByLabelText('Arcus cuts granite')
  expect(video).toHaveAttribute('preload', 'none')
  expect(video.querySelector('source')).toHaveAttribute('src', '/film.mp4')
})

test('has controls as soon as somebody is there who may use them', async () => {
  const { approach } = observeByHand()
  render(<Film film={film} />)
  approach()
  const video = screen.getByLabelText('Arcus cuts granite')
  expect(video).not.toHaveAttribute('controls')
  await userEvent.tab()
  await waitFor(() => expect(video).toHaveAttribute('controls'))
})

test('is there, with its poster, when it comes near', () => {
  const { approach } = observeByHand()
  render(<Film film={film} />)
  expect(screen.queryByLabelText('Arcus cuts granite')).not.toBeInTheDocument()
  approach()
  expect(screen.getByLabelText('Arcus cuts granite')).toHaveAttribute('poster', '/poster.jpg')
})

test('the text of its poster names a film without a caption', () => {
  const { approach } = observeByHand()
  render(<Film film={{ ...film, caption: null }} />)
  approach()
  expect(screen.getByLabelText('A saw at work')).toBeInTheDocument()
})
