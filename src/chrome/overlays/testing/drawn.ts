/**
 * Makes elements count as drawn, which the test DOM has no layout to know: the focus returns only to
 * what can be seen.
 *
 * @param isDrawn which elements; all unless told
 */
export function draw(isDrawn: (element: Element) => boolean = () => true): void {
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const rects = isDrawn(this) ? [this.getBoundingClientRect()] : []
    return Object.assign(rects, { item: (index: number) => rects[index] ?? null })
  })
}
