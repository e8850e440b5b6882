/** What is used of the model of nodes behind that of a query. */
export interface TrackingModel {
  trackInlineObjectsInRootNode: (node: object) => void
}

const notTracked = () => undefined

/**
 * Has Gatsby no longer note of each object in a node which node that is in (docs/gatsby.md, inline objects).
 *
 * @throws when Gatsby does not do so in the way it did
 */
export function forgetInlineObjects(model: TrackingModel): void {
  if (typeof model.trackInlineObjectsInRootNode !== 'function') {
    throw new Error(
      'Gatsby tracks objects in nodes otherwise: see "inline objects" in docs/gatsby.md.',
    )
  }
  model.trackInlineObjectsInRootNode = notTracked
}
