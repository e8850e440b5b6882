import { ContentClientError } from '../content-client'
import { type Problem, problemOf } from './problem'

/**
 * How a 404 is judged. An item that a list names is `missing`. Content that every site must have is
 * `required`. Content that a site may lack is `fine`.
 */
export type IfGone = 'missing' | 'required' | 'fine'

/** Gathers all problems, so that a person sees them at once and not one by one. */
export class Problems {
  readonly #list: Problem[] = []

  get list(): readonly Problem[] {
    return this.#list
  }

  add(problem: Problem): void {
    this.#list.push(problem)
  }

  /** Runs a call; a failure is noted, and the result is then `undefined`. */
  async attempt<Result>(
    site: string | null,
    call: () => Promise<Result>,
    ifGone: IfGone = 'missing',
  ): Promise<Result | undefined> {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ContentClientError)) throw error
      if (!error.isGone) this.add(problemOf(error, site))
      else if (ifGone !== 'fine') this.add({ ...problemOf(error, site), code: ifGone })
      return undefined
    }
  }
}
