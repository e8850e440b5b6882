/** The kind of quantity that a unit measures, and the unit's size in the smallest unit of that kind. */
export interface Measure {
  readonly kind: string
  readonly factor: number
}

/**
 * The usual spellings of units in the six languages. Exact values: NIST Special Publication 811 (2008),
 * appendix B.
 */
const KINDS: Readonly<Record<string, readonly (readonly [factor: number, names: string])[]>> = {
  millimetres: [
    [1, 'mm millimeter millimeters millimetre millimetres millimetri millimètres milímetros'],
    [10, 'cm centimeters centimetres zentimeter centimetri centimètres centímetros'],
    [1000, 'm meter meters metre metres metri mètres metros'],
    [25.4, 'in inch inches " ″ zoll pollici pouces pulgadas polegadas'],
    [304.8, 'ft foot feet'],
  ],
  kilograms: [
    [1, 'kg kgs kilo kilos kilogramm chili quilos'],
    [1000, 't ton tons tonne tonnes tonnen tonnellate toneladas'],
    [0.45359237, 'lb lbs pound pounds'],
  ],
  kilowatts: [
    [1, 'kw kilowatt kilowatts'],
    [0.7355, 'ps cv ch'],
    [0.7457, 'hp'],
  ],
  bars: [
    [1, 'bar'],
    [10, 'mpa'],
    [0.0689476, 'psi'],
  ],
  newtons: [
    [1, 'n'],
    [1000, 'kn'],
  ],
}

/** `M²/h` and `m2/h` are one unit. */
const keyOf = (unit: string): string => unit.normalize('NFKC').toLowerCase()

const measures = new Map(
  Object.entries(KINDS).flatMap(([kind, units]) =>
    units.flatMap(([factor, names]) =>
      names.split(' ').map((name): [string, Measure] => [keyOf(name), { kind, factor }]),
    ),
  ),
)

/** The measure of a unit. A unit without a conversion is a measure of its own. */
export const measureOf = (unit: string): Measure =>
  measures.get(keyOf(unit)) ?? { kind: keyOf(unit), factor: 1 }

/** Whether this word is a unit in general, even if no figure of the site uses it. */
export const isUnit = (word: string): boolean => measures.has(keyOf(word))
