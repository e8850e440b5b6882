import { act } from '@testing-library/react'

/** An observation since the last `observeByHand`. */
interface Watch {
  readonly element: Element
  readonly options: IntersectionObserverInit | undefined
  readonly notify: (isIntersecting: boolean) => void
}

/**
 * Replaces the browser's IntersectionObserver, which the test DOM lacks, by one that a test
 * controls.
 *
 * @returns the elements under observation, and `approach`, which brings all of them near
 */
export function observeByHand() {
  const watches: Watch[] = []
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin: string
    readonly thresholds = []
    constructor(
      private readonly callback: IntersectionObserverCallback,
      private readonly options?: IntersectionObserverInit,
    ) {
      this.rootMargin = options?.rootMargin ?? ''
    }
    observe(element: Element) {
      const bounds = element.getBoundingClientRect()
      watches.push({
        element,
        options: this.options,
        notify: (isIntersecting) =>
          this.callback(
            [
              {
                target: element,
                isIntersecting,
                intersectionRatio: isIntersecting ? 1 : 0,
                boundingClientRect: bounds,
                intersectionRect: bounds,
                rootBounds: null,
                time: 0,
              },
            ],
            this,
          ),
      })
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  const approach = () => act(() => watches.forEach((watch) => watch.notify(true)))
  return { watches, approach }
}
