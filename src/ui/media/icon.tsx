import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  ChevronDown,
  Globe,
  Menu,
  MessageSquare,
  Pause,
  Play,
  Search,
  User,
  X,
  ZoomIn,
} from 'lucide'
import { createElement } from 'react'
import * as css from './icon.module.css'

/** The signs of this site, from the icon set Lucide. */
const icons = {
  arrow: ArrowRight,
  back: ArrowLeft,
  down: ArrowDown,
  out: ArrowUpRight,
  chevron: ChevronDown,
  menu: Menu,
  close: X,
  globe: Globe,
  search: Search,
  user: User,
  play: Play,
  pause: Pause,
  talk: MessageSquare,
  zoom: ZoomIn,
} as const

export type IconName = keyof typeof icons

/** A decorative sign beside a text, hidden from screen readers. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
    {icons[name].map(([shape, attributes], key) => createElement(shape, { key, ...attributes }))}
  </svg>
)
