import type { ComponentType } from 'react'
import { answerFailure } from './chunk-failure'

/**
 * Code in a chunk of its own. ESLint allows dynamic imports only here. So every failure goes
 * through the guard of `chunk-failure.ts`: in `use`, `useLazy` or `retryUntilLoaded`, and otherwise in
 * `watchErrors`.
 */
export interface LazyCode<Code> {
  /** Downloads it, once for all callers; after a failure the next call tries again. */
  readonly load: () => Promise<Code>
  /** Begins the download; a failure is met again, and shown, when the code is wanted. */
  readonly preload: () => void
  /** Downloads it for a function without a place on the page, and uses it; a failure is handled. */
  readonly use: (act: (code: Code) => void) => void
  /** The code if it has been downloaded. */
  readonly loaded: () => Code | null
  /** Sets the code in advance: for the static build, which loads no chunks. */
  readonly preset: (code: Code) => void
}

/** @param importCode imports it; asked again after a failure */
export function lazyCode<Code>(importCode: () => Promise<Code>): LazyCode<Code> {
  let loading: Promise<Code> | null = null
  let loaded: Code | null = null

  const load = (): Promise<Code> =>
    (loading ??= importCode().then(
      (code) => (loaded = code),
      (error: unknown) => {
        loading = null
        throw error
      },
    ))
  const use = (act: (code: Code) => void): void =>
    void load().then(act, (error: unknown) => answerFailure(error, () => use(act)))

  return {
    load,
    preload: () => void load().catch(() => undefined),
    use,
    loaded: () => loaded,
    preset: (code) => void (loaded = code),
  }
}

/** A component with a chunk of its own. */
export type LazyComponent<Props extends object> = LazyCode<ComponentType<Props>>

/** @param importComponent imports the component; asked again after a failure */
export const lazyComponent = <Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => lazyCode(importComponent)
