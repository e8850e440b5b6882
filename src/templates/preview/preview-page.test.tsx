import { screen, within } from '@testing-library/react'
import { languages } from '../../sites'
import { renderOnSite } from '../../theme/testing/i18n'
import { DraftsOfTab } from './drafts-of-tab'
import { PreviewPage } from './preview-page'
import { previewTexts } from './preview-texts'

test('says what it is for, that nothing is open, and how to come by a draft', () => {
  renderOnSite(<PreviewPage trail={[]} homeHref="/it_eu" texts={previewTexts.it} />, 'it_eu')
  expect(screen.getByRole('heading', { level: 1, name: 'Anteprima' })).toBeInTheDocument()
  expect(screen.getByText(/non è aperta nessuna bozza/)).toBeInTheDocument()
  const [, steps] = screen.getAllByRole('list')
  expect(within(steps ?? document.body).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/it_eu')
})

test('a tab with a preview shows its drafts in place of the note that nothing is open', () => {
  renderOnSite(
    <DraftsOfTab.Provider value={<h2>Drafts of this tab</h2>}>
      <PreviewPage trail={[]} homeHref="/" texts={previewTexts.en} />
    </DraftsOfTab.Provider>,
    'ww',
  )
  expect(screen.getByRole('heading', { name: 'Drafts of this tab' })).toBeInTheDocument()
  expect(screen.queryByText(previewTexts.en.none)).toBeNull()
})

test('every language has texts of its own', () => {
  for (const key of ['lead', 'none', 'how'] as const) {
    expect(new Set(languages.map((language) => previewTexts[language][key])).size).toBe(
      languages.length,
    )
  }
})
