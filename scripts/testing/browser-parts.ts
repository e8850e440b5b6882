/*
 * Parts of a browser that the test DOM lacks. It has no layout and no IntersectionObserver. Every observed
 * element is in view, unless a test moves it by hand (`src/theme/testing/intersection-observer.ts`).
 */
window.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly thresholds = []
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe(target: Element) {
    const bounds = target.getBoundingClientRect()
    const seen = { target, isIntersecting: true, intersectionRatio: 1, rootBounds: null, time: 0 }
    this.callback([{ ...seen, boundingClientRect: bounds, intersectionRect: bounds }], this)
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

// Preact finds the name of an event among the properties of an element.
for (const property of ['onpointerenter', 'onpointerleave']) {
  Object.defineProperty(HTMLElement.prototype, property, { value: null, writable: true })
}
