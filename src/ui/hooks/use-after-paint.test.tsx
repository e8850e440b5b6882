import { render, screen } from '@testing-library/react'
import { useAfterPaint } from './use-after-paint'

function Shown({ value }: { value: string }) {
  return `${value}, painted ${useAfterPaint(value) ?? 'nothing'}`
}

test('a value comes after the paint, the one before stays until then, and one that was passed over never comes', async () => {
  const { rerender } = render(<Shown value="a" />)
  expect(screen.getByText('a, painted nothing')).toBeVisible()
  expect(await screen.findByText('a, painted a')).toBeVisible()
  rerender(<Shown value="b" />)
  rerender(<Shown value="c" />)
  expect(screen.getByText('c, painted a')).toBeVisible()
  expect(await screen.findByText('c, painted c')).toBeVisible()
})
