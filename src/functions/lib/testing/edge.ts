type Handler = (request: Request) => Promise<Response>

interface Copy {
  readonly vary: Vary
  readonly key: string
  readonly response: Response
}

interface Vary {
  readonly query: readonly string[]
  readonly header: readonly string[]
}

/** `Netlify-Vary: query=a|b,header=x-c`; without it every parameter counts. */
function varyOf({ headers }: Response): Vary {
  const instructions = new Map(
    (headers.get('netlify-vary') ?? '').split(',').map((instruction): [string, string[]] => {
      const [kind = '', names = ''] = instruction.split('=')
      return [kind.trim(), names.split('|')]
    }),
  )
  return { query: instructions.get('query') ?? [], header: instructions.get('header') ?? [] }
}

function keyOf(request: Request, { query, header }: Vary): string {
  const { pathname, searchParams } = new URL(request.url)
  // It is unknown which value of a repeated parameter counts at the edge: here it is the first.
  const parameters = query.map((name) => searchParams.get(name))
  return JSON.stringify([pathname, parameters, header.map((name) => request.headers.get(name))])
}

const isStorable = ({ method }: Request, { headers }: Response): boolean =>
  ['GET', 'HEAD'].includes(method) &&
  /\bmax-age=[1-9]/.test(headers.get('netlify-cdn-cache-control') ?? '')

/**
 * A model of Netlify's edge in front of a function. It caches answers as
 * `Netlify-CDN-Cache-Control` allows, with any status, by path and `Netlify-Vary`. It answers HEAD
 * from a copy, too.
 */
export class Edge {
  readonly #copies: Copy[] = []

  constructor(private readonly handler: Handler) {}

  /** The cached answers, as statuses and bodies. */
  async kept(): Promise<readonly string[]> {
    return Promise.all(
      this.#copies.map(async ({ response }) => {
        const body = await response.clone().text()
        return `${response.status} ${response.headers.get('location') ?? body}`
      }),
    )
  }

  /** The answer to a request, from a copy if there is one. */
  async ask(request: Request): Promise<Response> {
    const copy = this.#copies.find(({ vary, key }) => key === keyOf(request, vary))
    if (copy && ['GET', 'HEAD'].includes(request.method)) return copy.response.clone()
    const response = await this.handler(request)
    if (isStorable(request, response)) {
      const vary = varyOf(response)
      this.#copies.push({ vary, key: keyOf(request, vary), response: response.clone() })
    }
    return response
  }
}
