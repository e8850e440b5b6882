import { fireEvent, screen, within } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { Rail } from './rail'

const items = ['Arcus', 'Filum'].map((name) => ({ key: name, item: <p>{name}</p> }))

test('is a list of all items, below its title', () => {
  renderOnSite(<Rail label="Range" title="Flagships" items={items} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Flagships' })).toBeInTheDocument()
  const list = within(screen.getByRole('list'))
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Arcus', 'Filum'])
})

test('its buttons go on and back by most of what is seen, named in the language of the page', () => {
  renderOnSite(<Rail items={items} />, 'de_eu')
  const list = screen.getByRole('list')
  const scrollBy = jest.fn()
  Object.assign(list, { scrollBy })
  Object.defineProperty(list, 'clientWidth', { value: 1000 })
  fireEvent.click(screen.getByRole('button', { name: 'In der Liste weiter' }))
  fireEvent.click(screen.getByRole('button', { name: 'In der Liste zurück' }))
  expect(scrollBy.mock.calls).toEqual([[{ left: 800 }], [{ left: -800 }]])
})

test('is nothing without items', () => {
  const { container } = renderOnSite(<Rail title="Flagships" items={[]} />)
  expect(container).toBeEmptyDOMElement()
})
