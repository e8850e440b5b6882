/**
 * Makes elements count as displayed, which the test DOM has no layout to know: the focus returns only
 * to what is.
 *
 * @param isDisplayed which elements; all unless told
 */
export function display(isDisplayed: (element: Element) => boolean = () => true): void {
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const rects = isDisplayed(this) ? [this.getBoundingClientRect()] : []
    return Object.assign(rects, { item: (index: number) => rects[index] ?? null })
  })
}
