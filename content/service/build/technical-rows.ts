import type { FiguresField } from '../model/common-schemas'
import type { TechnicalDataField } from '../model/product-schemas'

/** The rows of technical data by their terms, whatever group they stand in. */
export const technicalRows = (data: TechnicalDataField): FiguresField =>
  Object.fromEntries(Object.values(data).flatMap((rows) => Object.entries(rows)))
