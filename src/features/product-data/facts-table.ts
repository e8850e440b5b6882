/** The rows of facts as the table that a page shows. */
export const factsTable = (rows: readonly string[]): string => `<table>${rows.join('')}</table>`
