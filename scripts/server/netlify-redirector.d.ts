/** Netlify's own matcher of redirect rules, as WebAssembly. The package has no types. */
declare module 'netlify-redirector' {
  export interface MatchRequest {
    readonly scheme: string
    readonly host: string
    readonly path: string
    readonly query: string
    readonly headers: Readonly<Record<string, string>>
    readonly cookieValues: Readonly<Record<string, string>>
    readonly getHeader: (name: string) => string
    readonly getCookie: (name: string) => string
  }
  export interface Match {
    readonly from?: string
    readonly to: string
    readonly status: number
    readonly force?: boolean
    readonly force404?: boolean
  }
  export interface Matcher {
    match(request: MatchRequest): Match | null
  }
  const redirector: {
    parseJSON(
      rules: string,
      options: { jwtSecret?: string; jwtRoleClaim?: string },
    ): Promise<Matcher>
  }
  export default redirector
}
