import { printableLine } from '../../contract'

const MAX_SHOWN = 200

/** A value that does not fit into a file for the server; the message names its source. */
export class UnfitValue extends Error {
  override readonly name = 'UnfitValue'
  /**
   * @param place the variable, or entry and field, with the value
   * @param value as found
   * @param format the file or header that it was meant for
   * @param expected describes a fitting value
   */
  constructor(place: string, value: string, format: string, expected: string) {
    super(
      `${printableLine(place)}: ${printableLine(value.slice(0, MAX_SHOWN))} does not fit into ${format}; expected ${expected}.`,
    )
  }
}
