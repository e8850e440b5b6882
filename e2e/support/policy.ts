import {
  contentSecurityPolicy,
  type PolicyOptions,
} from '../../src/serving/content-security-policy'
import { hashOf, inlineCodeOf } from '../../src/serving/inline-code'

/** The policy for a page of a build with other options. */
export function policyFor(html: string, page: string, options: PolicyOptions): string {
  const codes = inlineCodeOf(html).map(({ kind, code }) => ({
    ...{ kind, hash: hashOf(code), start: code, page, pages: 1 },
  }))
  return contentSecurityPolicy(codes, options)
}
