import {
  ArrowDown,
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
import { cx } from '../cx'
import * as css from './icon.module.css'

/** The signs of this site, from the icon set Lucide. */
const icons = {
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

/** As Lucide has them too, drawn by the style sheet: there are some sixty of them on a page. */
const arrows = { arrow: css.arrow, back: cx(css.arrow, css.back) } as const

export type IconName = keyof typeof icons | keyof typeof arrows

const isArrow = (name: IconName): name is keyof typeof arrows => name in arrows

/** A decorative sign beside a text, hidden from screen readers. */
export const Icon = ({ name }: { name: IconName }) =>
  isArrow(name) ? (
    <i className={arrows[name]} />
  ) : (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      {icons[name].map(([shape, attributes], key) => createElement(shape, { key, ...attributes }))}
    </svg>
  )
