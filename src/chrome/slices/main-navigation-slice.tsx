import type { SliceComponentProps } from 'gatsby'
import { MainNavigation } from '../main-navigation'
import type { NavigationItem, NavigationTexts } from '../view-models'

/** What the build puts into a site's navigation slice. */
export interface MainNavigationContext {
  readonly items: readonly NavigationItem[]
  readonly texts: NavigationTexts
}

/** The main navigation of a site, rendered once and put into each of its pages. */
const MainNavigationSlice = ({
  sliceContext: { items, texts },
}: SliceComponentProps<object, MainNavigationContext>) => (
  <MainNavigation items={items} texts={texts} />
)

export default MainNavigationSlice
