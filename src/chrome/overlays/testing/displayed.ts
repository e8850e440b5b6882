/**
 * Makes elements count as displayed, because the test DOM has no layout: the focus returns only to
 * displayed elements.
 *
 * @param isDisplayed selects the elements; by default all
 */
export function display(isDisplayed: (element: Element) => boolean = () => true): void {
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const rects = isDisplayed(this) ? [this.getBoundingClientRect()] : []
    return Object.assign(rects, { item: (index: number) => rects[index] ?? null })
  })
}
