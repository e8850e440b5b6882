interface Figure {
  readonly label: string
  readonly value: string
  readonly unit: string | null
}

/** Figures in the form for documents: a label, and the value with its unit. */
export const figureRows = (
  figures: readonly Figure[],
): (readonly [label: string, value: string])[] =>
  figures.map(({ label, value, unit }) => [label, [value, unit].filter(Boolean).join(' ')])
