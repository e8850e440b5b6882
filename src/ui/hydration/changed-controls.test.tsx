import { markHydrated } from './changed-controls'

/** A part as the server sends it, and what is in it. */
function receive(html: string) {
  const root = document.createElement('section')
  root.dataset.static = ''
  root.innerHTML = html
  document.body.replaceChildren(root)
  return { root, controls: [...root.querySelectorAll('input')] }
}

test('controls that nobody touched have not changed, whatever they stand for', () => {
  const { root } = receive(
    '<input type="checkbox"><input type="checkbox" checked><input type="checkbox" value="7">' +
      '<input type="radio" name="r" value="a" checked><input type="radio" name="r" value="b">' +
      '<input type="search" value="granite"><input>',
  )
  expect(markHydrated(root)).toEqual([])
  expect(root).not.toHaveAttribute('data-static')
})

test('what a visitor ticked, chose or typed has', () => {
  const { root, controls } = receive(
    '<input type="checkbox"><input type="checkbox" checked>' +
      '<input type="radio" name="r" value="a" checked><input type="radio" name="r" value="b">' +
      '<input type="search">',
  )
  const [ticked, cleared, , chosen, typed] = controls
  if (!ticked || !cleared || !chosen || !typed) throw new Error('A control is missing.')
  ticked.checked = true
  cleared.checked = false
  chosen.checked = true
  typed.value = 'granite'
  expect(markHydrated(root).map(({ control }) => control)).toEqual([ticked, cleared, chosen, typed])
})

test('a part within, which is not hydrated, tells of itself', () => {
  const { root, controls } = receive('<div data-static=""><input type="search"></div>')
  const [typed] = controls
  if (typed) typed.value = 'granite'
  expect(markHydrated(root)).toEqual([])
})

test('a text of several lines and a choice from a list count, too', () => {
  const { root } = receive(
    '<textarea>as sent</textarea><textarea></textarea>' +
      '<select><option>a</option><option>b</option></select>' +
      '<select><option>a</option><option selected>b</option></select>',
  )
  const [, written] = root.querySelectorAll('textarea')
  const [chosen] = root.querySelectorAll('select')
  if (!written || !chosen) throw new Error('A control is missing.')
  written.value = 'granite'
  chosen.value = 'b'
  expect(markHydrated(root)).toEqual([
    { control: written, value: 'granite' },
    { control: chosen, value: 'b' },
  ])
})
