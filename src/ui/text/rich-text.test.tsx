import { render, screen } from '@testing-library/react'
import { RichText } from './rich-text'

const row = (...cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr>`

test('a table is in a box that scrolls, named by its caption', () => {
  render(<RichText html={`<table><caption>Saws "A"</caption>${row('a')}</table><p>x</p>`} />)
  const box = screen.getByRole('group', { name: 'Saws "A"' })
  expect(box).toHaveAttribute('tabindex', '0')
  expect(box).toContainElement(screen.getByRole('table'))
  expect(box).not.toHaveTextContent('x')
})

test('without a caption by its first row, and a table in a table scrolls with it', () => {
  const inner = `<table>${row('x')}</table>`
  render(
    <RichText html={`<table>${row('<b>Saw</b>', 'Weight')}<tr><td>${inner}</td></tr></table>`} />,
  )
  expect(screen.getByRole('group')).toHaveAccessibleName('Saw, Weight')
})

test('headings go on from the one above', () => {
  render(<RichText html="<h2>A</h2><h4>B</h4>" below={3} />)
  expect(screen.getByRole('heading', { level: 4, name: 'A' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 5, name: 'B' })).toBeInTheDocument()
})

test('a text of nothing is no element', () => {
  const { container } = render(<RichText html="" />)
  expect(container).toBeEmptyDOMElement()
})

test('a table of the site is not made to scroll', () => {
  render(
    <RichText>
      <table />
    </RichText>,
  )
  expect(screen.getByRole('table')).toBeInTheDocument()
  expect(screen.queryByRole('group')).toBeNull()
})
