import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { EmbedBlock } from './embed'

const block = {
  type: 'embed' as const,
  title: 'The test hall',
  provider: 'Panorama',
  address: 'https://panorama.example.com/hall',
}
const agree = () =>
  userEvent.click(screen.getByRole('button', { name: 'Load content from Panorama' }))

beforeEach(() => sessionStorage.clear())

test('asks nothing of the other service before the visitor agrees', () => {
  renderOnSite(<EmbedBlock block={block} />)
  expect(screen.queryByTitle('The test hall')).not.toBeInTheDocument()
  expect(screen.getByText(/Panorama learns your IP address/)).toBeInTheDocument()
})

test('a link leads there without loading it here', () => {
  renderOnSite(<EmbedBlock block={block} />)
  expect(screen.getByRole('link', { name: 'Open it at Panorama' })).toHaveAttribute(
    'href',
    block.address,
  )
})

test('loads it in a sandbox after the visitor agreed, and moves the focus there', async () => {
  renderOnSite(<EmbedBlock block={block} />)
  await agree()
  const frame = screen.getByTitle('The test hall')
  expect(frame).toHaveAttribute('src', block.address)
  expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'))
  expect(frame).toHaveFocus()
})

test('the frame may have another address than the page that the link leads to', async () => {
  const frame = 'https://panorama.example.com/player?hall'
  renderOnSite(<EmbedBlock block={{ ...block, frame }} />)
  expect(screen.getByRole('link', { name: 'Open it at Panorama' })).toHaveAttribute(
    'href',
    block.address,
  )
  await agree()
  expect(screen.getByTitle('The test hall')).toHaveAttribute('src', frame)
})

test('an agreement holds for all content of the provider, also on the next page', async () => {
  const { unmount } = renderOnSite(
    <>
      <EmbedBlock block={{ ...block, provider: 'Another' }} />
      <EmbedBlock block={block} />
      <EmbedBlock block={{ ...block, title: 'The works' }} />
    </>,
  )
  const [first] = screen.getAllByRole('button', { name: 'Load content from Panorama' })
  if (first) await userEvent.click(first)
  expect(screen.getByTitle('The works')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Load content from Another' })).toBeInTheDocument()
  unmount()
  renderOnSite(<EmbedBlock block={block} />)
  expect(screen.getByTitle('The test hall')).toBeInTheDocument()
  expect(screen.getByTitle('The test hall')).not.toHaveFocus()
})

test('a browser without storage is asked on every page', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const spies = [
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked),
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked),
  ]
  renderOnSite(<EmbedBlock block={block} />)
  await agree()
  expect(screen.getByTitle('The test hall')).toBeInTheDocument()
  for (const spy of spies) spy.mockRestore()
})
