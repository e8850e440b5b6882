import type { PointerEvent, RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'

/** A pointer that moved less than this, in pixels, is a click. */
const CLICK_PX = 6
const CENTRE = { x: 0.5, y: 0.5 }

interface Drag {
  readonly x: number
  readonly y: number
  readonly left: number
  readonly top: number
}

/**
 * One slide at twice its size: a box that scrolls both ways. A click zooms in at its position and
 * out again. A mouse drags the zoomed slide. Fingers scroll it natively.
 *
 * @param track the row of slides
 * @param current the index of the slide in view; another one ends the zoom
 * @returns `pointer`, to be spread on the current slide
 */
export function useZoom(track: RefObject<HTMLElement>, current: number) {
  const centre = useRef(CENTRE)
  const drag = useRef<Drag | null>(null)
  const [zoomedSlide, setZoomedSlide] = useState<number | null>(null)
  const zoomed = zoomedSlide === current

  useLayoutEffect(() => {
    const box = track.current?.children[current]
    if (!zoomed || !box) return
    box.scrollTo({
      left: centre.current.x * box.scrollWidth - box.clientWidth / 2,
      top: centre.current.y * box.scrollHeight - box.clientHeight / 2,
    })
  }, [zoomed, track, current])

  const toggle = (place = CENTRE) => {
    centre.current = place
    setZoomedSlide(zoomed ? null : current)
  }
  /** Moves the zoomed slide by a fraction of the window, in each direction from -1 to 1. */
  const move = (x: number, y: number) => {
    const box = track.current?.children[current]
    box?.scrollBy({ left: (x * box.clientWidth) / 4, top: (y * box.clientHeight) / 4 })
  }

  const onPointerDown = ({ clientX: x, clientY: y, button, currentTarget: box }: PointerEvent) => {
    drag.current = button === 0 ? { x, y, left: box.scrollLeft, top: box.scrollTop } : null
  }
  const onPointerMove = ({ clientX, clientY, pointerType, currentTarget: box }: PointerEvent) => {
    const from = drag.current
    if (!from || !zoomed || pointerType !== 'mouse') return
    box.scrollLeft = from.left + from.x - clientX
    box.scrollTop = from.top + from.y - clientY
  }
  const onPointerUp = ({ clientX, clientY, currentTarget: box }: PointerEvent) => {
    const from = drag.current
    drag.current = null
    if (!from || Math.hypot(clientX - from.x, clientY - from.y) > CLICK_PX) return
    const { left, top, width, height } = box.getBoundingClientRect()
    toggle({ x: (clientX - left) / width, y: (clientY - top) / height })
  }
  /** The browser uses the finger for scrolling, or the pointer has left. */
  const onPointerCancel = () => {
    drag.current = null
  }
  const pointer = {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onPointerLeave: onPointerCancel,
  }
  return { zoomed, toggle, move, pointer }
}
