import { render, screen } from '@testing-library/react'
import { removeSliceComments } from './slice'

/** A logo and a menu as the build sends them, a slice each. */
const HTML =
  '<header><!-- slice-start id="site-logo-1" --><a href="/">Saxum</a><!-- slice-end id="site-logo-1" -->' +
  '<!-- slice-start id="main-menu-1" --><button type="button">Menu</button><!-- slice-end id="main-menu-1" --></header>'

test('hydration leaves the elements of slices, and the focus, in place', async () => {
  const container = document.createElement('div')
  container.innerHTML = HTML
  document.body.append(container)
  const logo = screen.getByRole('link')
  logo.focus()
  await removeSliceComments()
  render(
    <header>
      <a href="/">Saxum</a>
      <button type="button">Menu</button>
    </header>,
    { container, hydrate: true },
  )
  expect(screen.getByRole('link')).toBe(logo)
  expect(logo).toHaveFocus()
})

test('comments that mark islands stay', async () => {
  document.body.innerHTML = '<main><!--$--><p>Arcus</p><!--/$--></main>'
  await removeSliceComments()
  expect(document.body.innerHTML).toBe('<main><!--$--><p>Arcus</p><!--/$--></main>')
})
