/** Gatsby's imports of all templates and slices, by its names for them. */
declare module '$virtual/async-requires' {
  import type { ComponentType } from 'react'

  export const components: Readonly<
    Record<string, () => Promise<{ readonly default: ComponentType<object> }>>
  >
}
