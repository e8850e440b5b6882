/** All texts of a message file by their key: `area.key`. */
export const flatMessages = (value: unknown, prefix = ''): [string, string][] =>
  typeof value === 'string'
    ? [[prefix, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) =>
        flatMessages(inner, prefix === '' ? key : `${prefix}.${key}`),
      )
