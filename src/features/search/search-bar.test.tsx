import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderOnSite } from '../../theme/testing/i18n'
import { SearchBar } from '.'

const onSearch = jest.fn()

function Example() {
  const [query, setQuery] = useState('')
  return (
    <SearchBar
      query={query}
      onQueryChange={setQuery}
      onSearch={onSearch}
      action="/search"
      isLoading={false}
    />
  )
}

beforeEach(() => onSearch.mockReset())

test('is a search landmark; Enter searches for what was typed', async () => {
  renderOnSite(<Example />)
  expect(screen.getByRole('search')).toBeInTheDocument()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), ' wire saw {Enter}')
  expect(onSearch).toHaveBeenCalledWith('wire saw')
})

test('the query can be cleared, and the focus stays in the bar', async () => {
  renderOnSite(<Example />, 'it_eu')
  const field = screen.getByRole('searchbox', { name: 'Cerca' })
  expect(screen.queryByRole('button', { name: 'Svuota la ricerca' })).not.toBeInTheDocument()
  await userEvent.type(field, 'filo')
  await userEvent.click(screen.getByRole('button', { name: 'Svuota la ricerca' }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Svuota la ricerca' })).not.toBeInTheDocument()
})
