interface Figure {
  readonly label: string
  readonly value: string
  readonly unit: string | null
}

/** Figures as a document sets them: a label, and the value with its unit. */
export const figureRows = (
  figures: readonly Figure[],
): (readonly [label: string, value: string])[] =>
  figures.map(({ label, value, unit }) => [label, [value, unit].filter(Boolean).join(' ')])
