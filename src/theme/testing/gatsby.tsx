/** Stands in for a Gatsby slice: says which one would be here. */
export const Slice = ({ alias }: { alias: string }) => <div data-slice={alias} />

/** Queries are compiled away by Gatsby; in tests a tagged template is just its text. */
export const graphql = (parts: TemplateStringsArray) => parts.join('')

export const navigate = jest.fn()
export const useStaticQuery = jest.fn()
