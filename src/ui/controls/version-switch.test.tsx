import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { VersionSwitch } from './version-switch'

const version = (code: string, title: string) => ({
  code,
  title,
  abstract: null,
  figures: [{ label: 'Weight', value: '6,200', unit: 'kg', imperial: null }],
})
const versions = [version('A-1', 'Single'), version('A-2', 'Twin')]

function Example() {
  const [chosen, setChosen] = useState('A-1')
  return <VersionSwitch versions={versions} chosen={chosen} onChoose={setChosen} legend="Choose" />
}

test('is a group of radio buttons named by version and code', () => {
  render(<Example />)
  expect(screen.getByRole('group', { name: 'Choose' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Single A-1' })).toBeChecked()
})

test('a click chooses, and the keyboard does', async () => {
  render(<Example />)
  await userEvent.click(screen.getByText('Twin'))
  expect(screen.getByRole('radio', { name: 'Twin A-2' })).toBeChecked()
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByRole('radio', { name: 'Single A-1' })).toBeChecked()
})

test('the figures of all versions stand side by side', () => {
  render(<Example />)
  expect(screen.getAllByText('6,200')).toHaveLength(2)
})
