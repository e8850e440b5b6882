/** The address that dials a number, without what makes it readable. */
export const phoneHref = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`
