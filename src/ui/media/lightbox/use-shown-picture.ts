import { useCallback, useRef, useState } from 'react'

/**
 * A row of slides that scrolls by one slide. It has the index of the slide in view, and shows
 * another on demand.
 *
 * @param total how many slides there are; after the last comes the first
 */
export function useShownPicture(total: number, start: number) {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(start)

  /** Scrolls to a slide; the style sheet decides whether the scroll is animated. */
  const show = useCallback(
    (index: number, behavior?: ScrollBehavior) => {
      const box = track.current
      const left = ((index + total) % total) * (box?.clientWidth ?? 0)
      box?.scrollTo({ left, ...(behavior && { behavior }) })
    },
    [total],
  )
  const onScroll = () => {
    const box = track.current
    if (box && box.clientWidth > 0) setCurrent(Math.round(box.scrollLeft / box.clientWidth))
  }
  return { track, current, show, onScroll }
}
