import { render, screen } from '@testing-library/react'
import { deployBanner } from './deploy-banner'

it('says in the language of the site that a page is not published', () => {
  render(deployBanner(false, '/de_eu/produkte'))
  expect(screen.getByRole('complementary')).toHaveTextContent('nicht veröffentlicht')
})

it('is not there in what is published', () => {
  expect(deployBanner(true, '/de_eu/produkte')).toBeNull()
})
