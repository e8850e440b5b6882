import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { renderOnSite } from '../../../theme/testing/i18n'
import type { SiteHandle } from '../../../sites'
import { Dropdown, type DropdownProps } from '.'

const options = [
  { key: 'a', value: 'Natural stone' },
  { key: 'b', value: 'Ceramics' },
  { key: 'c', value: 'Engineered stone' },
  { key: 'x', value: '' },
]
const onChange = jest.fn()
const onReset = jest.fn()

beforeEach(() => {
  onChange.mockReset()
  onReset.mockReset()
})

function Example({ initial = [], ...props }: Partial<DropdownProps> & { initial?: string[] }) {
  const [selected, setSelected] = useState(initial)
  return (
    <>
      <Dropdown
        label="Material"
        placeholder="Choose"
        options={options}
        selected={selected}
        onReset={onReset}
        {...props}
        onChange={(keys) => {
          onChange(keys)
          setSelected(keys)
        }}
      />
      <button type="button">Elsewhere</button>
    </>
  )
}

const show = (props: Parameters<typeof Example>[0] = {}, site: SiteHandle = 'ww') => ({
  user: userEvent.setup(),
  ...renderOnSite(<Example {...props} />, site),
})
const field = () => screen.getByRole('combobox', { name: 'Material' })
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const isOpen = () => field().getAttribute('aria-expanded') === 'true'
const highlighted = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

it('letters that are typed faster than the list is shown are the search, without the choice before them', () => {
  show({ initial: ['b'] })
  const input = field()
  const type = (value: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  act(() => {
    type('Ceramicsn')
    type('Ceramicsna')
  })
  expect(input).toHaveValue('na')
  expect(offered()).toEqual(['Natural stone'])
})

describe('with the pointer', () => {
  test('a click opens it, another closes it', async () => {
    const { user } = show()
    expect(isOpen()).toBe(false)
    await user.click(field())
    expect(isOpen()).toBe(true)
    expect(offered()).toEqual(['Natural stone', 'Ceramics', 'Engineered stone'])
    await user.click(field())
    expect(isOpen()).toBe(false)
    expect(offered()).toEqual([])
  })

  test('a click outside closes it and chooses nothing', async () => {
    const { user } = show()
    await user.click(field())
    await user.hover(screen.getByRole('option', { name: 'Ceramics' }))
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(isOpen()).toBe(false)
    expect(onChange).not.toHaveBeenCalled()
  })

  // @R4.6
  test('a single choice closes it, shows the value and clears the search', async () => {
    const { user } = show()
    await user.click(field())
    await user.type(field(), 'ceram', { skipClick: true })
    expect(offered()).toEqual(['Ceramics'])
    await user.click(screen.getByRole('option', { name: 'Ceramics' }))
    expect(onChange).toHaveBeenCalledWith(['b'])
    expect(isOpen()).toBe(false)
    expect(field()).toHaveValue('Ceramics')
    await user.click(field())
    expect(field()).toHaveValue('')
    expect(offered()).toHaveLength(3)
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Ceramics')
  })

  // @R2.4.15
  test('a multiple choice toggles and stays open', async () => {
    const { user } = show({ multiple: true })
    await user.click(field())
    expect(screen.getByRole('listbox', { name: 'Material' })).toHaveAttribute(
      'aria-multiselectable',
      'true',
    )
    await user.click(screen.getByRole('option', { name: 'Ceramics' }))
    await user.click(screen.getByRole('option', { name: 'Natural stone' }))
    expect(isOpen()).toBe(true)
    expect(onChange).toHaveBeenLastCalledWith(['b', 'a'])
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2)
    await user.click(screen.getByRole('option', { name: 'Ceramics' }))
    await user.click(screen.getByRole('option', { name: 'Ceramics' }))
    expect(onChange.mock.calls.slice(-2)).toEqual([[['a']], [['a', 'b']]])
  })

  // Switches, voice control and scripts press like this: the next event comes before the last one
  // is rendered.
  test('every press of a multiple choice counts, however soon it follows the move', async () => {
    const { user } = show({ multiple: true })
    await user.click(field())
    const press = (name: string) => {
      const option = screen.getByRole('option', { name })
      for (const type of ['mousemove', 'mousedown', 'mouseup', 'click'])
        option.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
    }
    // Outside of `act`, renderings and effects come in their own time.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    for (const name of ['Natural stone', 'Ceramics', 'Engineered stone', 'Ceramics']) {
      press(name)
      await new Promise(requestAnimationFrame)
    }
    expect(onChange.mock.calls).toEqual([[['a']], [['a', 'b']], [['a', 'b', 'c']], [['a', 'c']]])
    // A script presses several in a row at once.
    press('Natural stone')
    press('Ceramics')
    expect(onChange).toHaveBeenLastCalledWith(['c', 'b'])
    await waitFor(() =>
      expect(screen.getAllByRole('option', { selected: true }).map((o) => o.textContent)).toEqual([
        'Ceramics',
        'Engineered stone',
      ]),
    )
    expect(isOpen()).toBe(true)
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  })

  test('a multiple choice keeps the search', async () => {
    const { user } = show({ multiple: true })
    await user.click(field())
    await user.keyboard('stone')
    await user.click(screen.getByRole('option', { name: 'Natural stone' }))
    await user.hover(screen.getByRole('option', { name: 'Engineered stone' }))
    expect(field()).toHaveValue('stone')
    expect(offered()).toEqual(['Natural stone', 'Engineered stone'])
  })
})

describe('with the keyboard', () => {
  test('arrows open it and move, Enter chooses, the focus stays', async () => {
    const { user } = show()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(highlighted()).toBe('Natural stone')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(highlighted()).toBe('Engineered stone')
    await user.keyboard('{Home}')
    expect(highlighted()).toBe('Natural stone')
    await user.keyboard('{End}{Enter}')
    expect(onChange).toHaveBeenCalledWith(['c'])
    expect(field()).toHaveFocus()
    expect(isOpen()).toBe(false)
  })

  test('opening it begins at what is selected', async () => {
    const { user } = show({ initial: ['b'] })
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(highlighted()).toBe('Ceramics')
  })

  test('typing over the value begins a search, and Enter takes the first match', async () => {
    const { user } = show({ initial: ['b'] })
    field().focus()
    await user.keyboard('engi')
    expect(field()).toHaveValue('engi')
    expect(highlighted()).toBe('Engineered stone')
    await user.keyboard('{Enter}')
    expect(field()).toHaveValue('Engineered stone')
  })

  test('Escape closes it and nothing else; when it is closed, Escape is free for others', async () => {
    const onEscape = jest.fn()
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    }
    document.addEventListener('keydown', listen)
    const { user } = show({ initial: ['b'] })
    await user.click(field())
    await user.keyboard('cer{Escape}')
    expect(isOpen()).toBe(false)
    expect(field()).toHaveValue('Ceramics')
    expect(onEscape).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onEscape).toHaveBeenCalledTimes(1)
    expect(onChange).not.toHaveBeenCalled()
    document.removeEventListener('keydown', listen)
  })

  test('keys in quick succession take what they have led to', async () => {
    const { user } = show({ multiple: true })
    await user.click(field())
    const press = (key: string) =>
      field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    for (const key of ['ArrowDown', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter']) {
      // React renders before the next key comes. Preact may not, and ignores this.
      flushSync(() => press(key))
    }
    expect(onChange.mock.calls).toEqual([[['a']], [['a', 'c']]])
  })

  test('Tab leaves and chooses nothing', async () => {
    const { user } = show()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    await user.tab()
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    expect(isOpen()).toBe(false)
    expect(onChange).not.toHaveBeenCalled()
  })
})

test('Nothing in a dropdown fits its search: says so, in the language of the site', async () => {
  const { user } = show({}, 'de_eu')
  await user.click(field())
  await user.keyboard('glas')
  expect(screen.getByRole('status')).toHaveTextContent('Keine Treffer')
  expect(field()).not.toHaveAttribute('aria-activedescendant', expect.stringContaining('item'))
  await user.keyboard('{Enter}')
  expect(onChange).not.toHaveBeenCalled()
})

test('shows a count when several are selected, and the placeholder when none is', () => {
  const { rerender } = show({ multiple: true, initial: ['a', 'c'] })
  expect(field()).toHaveValue('2 selected')
  rerender(<Example key="empty" />)
  expect(field()).toHaveValue('')
  expect(field()).toHaveAttribute('placeholder', 'Choose')
})

// @R5.2
test('deselects what the options hold no more', () => {
  const { rerender } = show({ multiple: true, initial: ['a', 'b'] })
  expect(onChange).not.toHaveBeenCalled()
  rerender(<Example multiple options={options.slice(1)} />)
  expect(onChange.mock.calls).toEqual([[['b']]])
  expect(onReset).not.toHaveBeenCalled()
})

test('asks for a reset when there are no options at all, once', () => {
  const { rerender } = show({ initial: ['a'] })
  rerender(<Example options={[]} />)
  rerender(<Example options={[]} />)
  expect(onReset).toHaveBeenCalledTimes(1)
  expect(onChange.mock.calls).toEqual([[[]]])
})

test('disabled, it stays closed', async () => {
  const { user } = show({ disabled: true })
  expect(field()).toBeDisabled()
  await user.click(field())
  expect(isOpen()).toBe(false)
})

test.each([
  ['upward with little room below', 700, 'upward'],
  ['downward otherwise', 300, undefined],
])('opens %s', async (_, bottom, className) => {
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, bottom - 52, 300, 52))
  const { user } = show()
  await user.click(field())
  const popup = within(field().parentElement ?? document.body).getByRole('listbox').parentElement
  if (className) expect(popup).toHaveClass(className)
  else expect(popup).not.toHaveClass('upward')
  jest.restoreAllMocks()
})
