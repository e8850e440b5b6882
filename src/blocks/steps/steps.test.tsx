import { screen, within } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { StepsBlock } from './steps'

const step = (title: string) => ({ title, text: `<p>${title} text</p>`, image: null })
const image = { src: '/a.jpg', alt: 'A saw', width: 4, height: 3, focus: null, whole: false }

test('steps are a list in their order', () => {
  const block = { type: 'steps' as const, preTitle: 'How', title: 'Stages', steps: [] }
  renderOnSite(<StepsBlock block={{ ...block, steps: [step('Layout'), step('Assembly')] }} />)
  const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(first).toHaveTextContent('Layout text')
  expect(second).toHaveTextContent('Assembly text')
})

test('one picture makes them rows, none a line', () => {
  const block = { type: 'steps' as const, preTitle: null, title: null }
  const { unmount } = renderOnSite(<StepsBlock block={{ ...block, steps: [step('A')] }} />)
  expect(screen.getByRole('list')).toHaveAttribute('data-variant', 'line')
  unmount()
  renderOnSite(<StepsBlock block={{ ...block, steps: [step('A'), { ...step('B'), image }] }} />)
  expect(screen.getByRole('list')).toHaveAttribute('data-variant', 'rows')
})
