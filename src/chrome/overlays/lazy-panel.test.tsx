import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { lazyPanel } from './lazy-panel'

interface PartProps {
  readonly name: string
}
const Part = ({ name }: PartProps) => <p>The part for {name}</p>
const Meanwhile = ({ name }: PartProps) => <p>Meanwhile, {name}</p>
const gone = () => Promise.reject(new Error('Loading chunk 7 failed.'))

test('renders nothing, then the part with its props', async () => {
  const { LazyPanel } = lazyPanel(async () => Part)
  const { container } = renderOnSite(<LazyPanel name="you" />)
  expect(container).toBeEmptyDOMElement()
  expect(await screen.findByText('The part for you')).toBeVisible()
})

test('leaves it out of the first frame when it was preloaded, too, and downloads it once', async () => {
  const load = jest.fn(async () => Part)
  const { LazyPanel, preload } = lazyPanel(load)
  preload()
  await load.mock.results[0]?.value
  renderOnSite(<LazyPanel name="you" />)
  expect(screen.queryByText('The part for you')).not.toBeInTheDocument()
  expect(await screen.findByText('The part for you')).toBeVisible()
  renderOnSite(<LazyPanel name="me" />)
  expect(await screen.findByText('The part for me')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('says that the part could not be had when a reload did not help, and tries again', async () => {
  sessionStorage.setItem('chunk-failure-reload', String(Date.now()))
  const load = jest.fn<Promise<typeof Part>, []>(async () => Part).mockImplementationOnce(gone)
  const { LazyPanel } = lazyPanel(load)
  renderOnSite(<LazyPanel name="you" />)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This part of the page could not be loaded.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The part for you')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a failed preload is tried again when the part is wanted', async () => {
  const load = jest.fn<Promise<typeof Part>, []>(async () => Part).mockImplementationOnce(gone)
  const { LazyPanel, preload } = lazyPanel(load)
  preload()
  await expect(load.mock.results[0]?.value).rejects.toThrow()
  renderOnSite(<LazyPanel name="you" />)
  expect(await screen.findByText('The part for you')).toBeVisible()
})

test('something else may stand for the part until it is there', async () => {
  const { LazyPanel } = lazyPanel(async () => Part, Meanwhile)
  renderOnSite(<LazyPanel name="you" />)
  expect(screen.getByText('Meanwhile, you')).toBeVisible()
  expect(await screen.findByText('The part for you')).toBeVisible()
  expect(screen.queryByText('Meanwhile, you')).not.toBeInTheDocument()
})

test('and stays, without a word, when it cannot be had', async () => {
  const load = jest.fn(gone)
  const { LazyPanel } = lazyPanel<PartProps>(load, Meanwhile)
  renderOnSite(<LazyPanel name="you" />)
  await act(() => expect(load.mock.results[0]?.value).rejects.toThrow())
  expect(screen.getByText('Meanwhile, you')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
