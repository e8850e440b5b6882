export { Dropdown, type DropdownProps } from './dropdown'
