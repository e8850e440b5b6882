import { Component, type ReactNode } from 'react'
import type { RouterLocation } from './router'

/*
 * What the browser gets for `gatsby-react-router-scroll` (see `browserAliases`): the same, without what
 * it brings for browsers and uses that are not here.
 */

interface ScrollProps {
  readonly location: RouterLocation
  /** Gatsby's question (`scroll-position.ts`), which reads places through `_stateStorage`. */
  readonly shouldUpdateScroll: (before: ScrollProps | undefined, now: ScrollProps) => boolean
  readonly children: ReactNode
}

const entryOf = ({ pathname, key }: RouterLocation) => `@@scroll|${pathname}|${key}`

/** Where the visitor was at each step of the tab, in pixels from the top; kept by the browser if it may. */
const places = {
  read(location: RouterLocation): number {
    try {
      return Number(sessionStorage.getItem(entryOf(location)))
    } catch {
      return 0
    }
  },
  save(location: RouterLocation): void {
    try {
      sessionStorage.setItem(entryOf(location), String(window.scrollY))
    } catch {
      // Pages are shown from their tops.
    }
  },
}

/** Takes visitors to the place of a page that its address names, or where they were. */
export class ScrollContext extends Component<ScrollProps> {
  /** Gatsby reads it. */
  readonly _stateStorage = places
  private isSaving = false

  private readonly save = (): void => {
    if (this.isSaving) return
    this.isSaving = true
    requestAnimationFrame(() => {
      this.isSaving = false
      places.save(this.props.location)
    })
  }

  private move(before?: ScrollProps): void {
    const { location, shouldUpdateScroll } = this.props
    const named = location.hash && document.getElementById(decodeURI(location.hash).slice(1))
    const saved = places.read(location)
    const isWanted = () => shouldUpdateScroll.call(this, before, this.props)
    if (named) {
      if (isWanted()) named.scrollIntoView()
    } else if (location.hash === '' && (before || saved) && isWanted()) window.scrollTo(0, saved)
  }

  override componentDidMount(): void {
    window.addEventListener('scroll', this.save)
    this.move()
  }

  /** A visitor may go on before the browser tells that they have scrolled. */
  override getSnapshotBeforeUpdate({ location }: ScrollProps): null {
    const { action } = this.props.location
    if (location !== this.props.location && action === 'PUSH') places.save(location)
    return null
  }

  override componentDidUpdate(before: ScrollProps): void {
    this.move(before)
  }

  override componentWillUnmount(): void {
    window.removeEventListener('scroll', this.save)
  }

  override render(): ReactNode {
    return this.props.children
  }
}
