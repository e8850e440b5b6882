import { endpoints, type EndpointName } from '../../../src/contract'

interface Route {
  readonly name: EndpointName
  readonly expression: RegExp
  readonly parameters: readonly string[]
}

const PARAMETER = /\{(\w+)\}/g

const routeOf = (name: EndpointName): Route => {
  const { path } = endpoints[name]
  const pattern = path
    .split(PARAMETER)
    .map((part, index) => (index % 2 === 0 ? part.replace(/[.]/g, '\\.') : '([^/]+)'))
    .join('')
  return {
    name,
    expression: new RegExp(`^${pattern}$`),
    parameters: [...path.matchAll(PARAMETER)].map(([, parameter = '']) => parameter),
  }
}

// Object.keys is typed as string[]; the endpoints are closed (`as const`), so its keys are the names.
const names = Object.keys(endpoints) as EndpointName[]

/** Addresses with fewer parameters first: `/{site}/search.json` before `/{site}/{section}/…`. */
const routes = names.map(routeOf).sort((a, b) => a.parameters.length - b.parameters.length)

const decode = (value: string): string | null => {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** Finds the endpoint of the contract for a path (below `/api`), with the values in the path. */
export function matchEndpoint(
  path: string,
): { name: EndpointName; params: Record<string, string> } | null {
  for (const { name, expression, parameters } of routes) {
    const match = expression.exec(path)
    if (!match) continue
    const values = match.slice(1).map(decode)
    if (values.includes(null)) return null
    return {
      name,
      params: Object.fromEntries(parameters.map((key, index) => [key, values[index] ?? ''])),
    }
  }
  return null
}
