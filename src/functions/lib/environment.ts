import { Failure } from './answer'

/**
 * A variable of the site's environment. Netlify gives functions the variables of the site, not
 * those of `netlify.toml`. So a missing one is only noticed here (docs/deploy.md).
 *
 * @throws {Failure} 500, naming the variable
 */
export function requiredVariable(name: string): string {
  const value = process.env[name]
  if (value) return value
  throw new Failure(500, `The server is not set up: the variable ${name} is missing.`)
}
