export { Dropdown, type DropdownProps } from './dropdown'
export type { DropdownOption } from './dropdown-rules'
