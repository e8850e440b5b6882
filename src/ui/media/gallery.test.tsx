import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { Gallery } from './gallery'
import type { MediaView } from '../view-models'

const picture = (name: string): MediaView => ({
  kind: 'image',
  image: { src: `/${name}.jpg`, alt: name, width: 16, height: 10, focus: null, whole: false },
  sources: [],
  caption: null,
})
const items = [picture('front'), picture('head'), picture('table')]

/** The test DOM has no layout: the box gets a width and a place to scroll to. */
const layOut = (box: HTMLElement) => {
  const scrollTo = jest.fn((options: ScrollToOptions) => {
    box.scrollLeft = options.left ?? 0
    fireEvent.scroll(box)
  })
  Object.defineProperty(box, 'clientWidth', { value: 800 })
  Object.assign(box, { scrollTo })
  return scrollTo
}

test('is a named box that can be scrolled with the keyboard', () => {
  renderOnSite(<Gallery items={items} label="Pictures of Arc" />)
  expect(screen.getByRole('region', { name: 'Pictures of Arc' })).toHaveAttribute('tabindex', '0')
})

test('small pictures are links to places in the page, so they work without JavaScript', () => {
  renderOnSite(<Gallery items={items} label="Pictures of Arc" />)
  const link = screen.getByRole('link', { name: 'Picture 2 of 3' })
  const target = link.getAttribute('href')?.slice(1) ?? ''
  expect(screen.getByRole('region')).toContainElement(document.getElementById(target))
})

test('with JavaScript only the box scrolls, and the current picture is marked', async () => {
  renderOnSite(<Gallery items={items} label="Pictures of Arc" />)
  const scrollTo = layOut(screen.getByRole('region'))
  await userEvent.click(screen.getByRole('link', { name: 'Picture 3 of 3' }))
  expect(scrollTo).toHaveBeenCalledWith({ left: 1600 })
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Picture 3 of 3')
})

test('a large picture is a link to its file', () => {
  renderOnSite(<Gallery items={items} label="Pictures of Arc" />)
  const link = screen.getByRole('link', { name: 'front Enlarge' })
  expect(link).toHaveAttribute('href', '/front.jpg')
})

test('a single picture needs no small ones', () => {
  renderOnSite(<Gallery items={items.slice(0, 1)} label="Pictures of Arc" />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('img', { name: 'front' })).toBeInTheDocument()
})

test('a film is played in its place, and its small picture says that it plays', () => {
  const film: MediaView = {
    ...picture('turning'),
    kind: 'video',
    sources: [{ src: '/turning.mp4', type: 'video/mp4' }],
  }
  renderOnSite(<Gallery items={[picture('front'), film]} label="Pictures of Arc" />)
  expect(screen.getByRole('link', { name: 'Picture 2 of 2' })).toHaveAttribute('data-film')
  expect(screen.getByRole('link', { name: 'Picture 1 of 2' })).not.toHaveAttribute('data-film')
  expect(screen.queryByRole('link', { name: /turning/ })).not.toBeInTheDocument()
})
