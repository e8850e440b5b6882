import { printableLine } from '../../contract'

const MAX_SHOWN = 200

/** A value that does not fit into a file for the server; the message names where it comes from. */
export class UnfitValue extends Error {
  override readonly name = 'UnfitValue'
  /**
   * @param place the variable, or entry and field, that has the value
   * @param value as it was found
   * @param format the file or header that it would become a part of
   * @param expected what fits there
   */
  constructor(place: string, value: string, format: string, expected: string) {
    super(
      `${printableLine(place)}: ${printableLine(value.slice(0, MAX_SHOWN))} does not fit into ${format}; expected ${expected}.`,
    )
  }
}
