import type { CompanyView, HighlightView, NavigationItem, NavigationTexts } from '../view-models'

export interface MainMenuProps {
  readonly items: readonly NavigationItem[]
  readonly highlights: readonly HighlightView[]
  readonly company: CompanyView
  readonly copyrightYear: number
  readonly texts: NavigationTexts
}

export const MainMenu = (_: MainMenuProps) => null
