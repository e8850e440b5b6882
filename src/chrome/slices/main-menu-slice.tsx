import type { SliceComponentProps } from 'gatsby'
import { MainMenu, type MainMenuProps } from '../main-menu/main-menu'

/** {@link MainMenu} of a site, rendered once and put into each of its pages. */
const MainMenuSlice = ({ sliceContext }: SliceComponentProps<object, MainMenuProps>) => (
  <MainMenu {...sliceContext} />
)

export default MainMenuSlice
