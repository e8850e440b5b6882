import type { SliceComponentProps } from 'gatsby'
import { MainMenu } from '../main-menu/main-menu'
import type { MainMenuView } from '../view-models'

/** {@link MainMenu} of a site, rendered once and put into each of its pages. */
const MainMenuSlice = ({ sliceContext }: SliceComponentProps<object, MainMenuView>) => (
  <MainMenu {...sliceContext} />
)

export default MainMenuSlice
