import { useEffect, useRef } from 'react'
import * as css from './table-of-contents.module.css'
import { cx } from '../cx'
import { useScrollSpy } from '../hooks/use-scroll-spy'

/** An anchor on the page and its name. */
export interface AnchorView {
  readonly id: string
  readonly label: string
  /** The anchors within it; shown in large windows while a visitor is in this part. */
  readonly parts?: readonly AnchorView[]
}

interface TableOfContentsProps {
  /** The name of the navigation, for its content. */
  readonly label: string
  readonly anchors: readonly AnchorView[]
}

const withParts = ({ id, parts = [] }: AnchorView): readonly Pick<AnchorView, 'id'>[] =>
  parts.length > 0 ? parts : [{ id }]

/**
 * Scrolls the current anchor into view within the bar, which scrolls sideways in narrow windows.
 */
function useCurrentInView(current: string | null) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = bar.current
    const link = box?.querySelector<HTMLElement>('[aria-current]')
    // A focused link stays visible (WCAG 2.4.11), wherever the visitor reads behind the bar. So
    // does a link under the pointer.
    if (box?.contains(document.activeElement) || box?.matches(':hover')) return
    if (box && link && box.scrollWidth > box.clientWidth) {
      box.scrollTo({ left: link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2 })
    }
  }, [current])
  return bar
}

/**
 * The table of contents of a long page: links to its anchors, the current one marked. A column that stays in
 * view in large windows, a bar below the header in narrow ones. Put it into a `WithTableOfContents`.
 */
export function TableOfContents({ label, anchors }: TableOfContentsProps) {
  const current = useScrollSpy(anchors.flatMap(withParts).map(({ id }) => id))
  const bar = useCurrentInView(current)
  return (
    <nav ref={bar} aria-label={label} className={cx('below-header', css.contents)}>
      <ol className={css.list}>
        {anchors.map((anchor) => {
          const parts = anchor.parts ?? []
          const isCurrent = withParts(anchor).some(({ id }) => id === current)
          return (
            <li key={anchor.id} className={css.anchor} data-current={isCurrent}>
              <a
                href={`#${anchor.id}`}
                className={css.link}
                aria-current={isCurrent ? 'location' : undefined}
              >
                {anchor.label}
              </a>
              {parts.length > 0 && (
                <ol className={css.parts}>
                  {parts.map(({ id, label: part }) => (
                    <li key={id}>
                      <a href={`#${id}`} className={css.part} data-current={id === current}>
                        {part}
                      </a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
