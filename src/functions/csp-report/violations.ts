import { z } from 'zod'

/** A violation of a page's policy, as far as it is passed on. */
export interface Violation {
  /** The address of the page. */
  readonly page: string
  readonly directive: string
  /** An address, or a keyword: `inline`, `eval`. */
  readonly blocked: string
  /** The script that caused it; empty if the browser does not name it. */
  readonly source: string
  readonly line: number
  readonly column: number
}

/** Addresses and numbers may be missing or `null`. */
const text = z.string().nullish()
const number = z.int().min(0).max(10_000_000).nullish()

/**
 * `application/csp-report` (Content Security Policy Level 2), the format of Safari and older
 * browsers.
 */
const single = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': number,
      'column-number': number,
    }),
  })
  .transform(({ 'csp-report': report }): Violation[] => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
      blocked: report['blocked-uri'] ?? '',
      source: report['source-file'] ?? '',
      line: report['line-number'] ?? 0,
      column: report['column-number'] ?? 0,
    },
  ])

/** `application/reports+json` (Reporting API, Content Security Policy Level 3): several, of several kinds. */
const several = z
  .array(
    z.union([
      z.object({
        type: z.literal('csp-violation'),
        body: z.object({
          documentURL: z.string(),
          effectiveDirective: z.string(),
          blockedURL: text,
          sourceFile: text,
          lineNumber: number,
          columnNumber: number,
        }),
      }),
      z.object({ type: z.string().regex(/^(?!csp-violation$)/) }),
    ]),
  )
  .transform((reports): Violation[] =>
    reports.flatMap((report) =>
      'body' in report
        ? [
            {
              page: report.body.documentURL,
              directive: report.body.effectiveDirective,
              blocked: report.body.blockedURL ?? '',
              source: report.body.sourceFile ?? '',
              line: report.body.lineNumber ?? 0,
              column: report.body.columnNumber ?? 0,
            },
          ]
        : [],
    ),
  )

/** A body of either kind → its reports. */
export const violations = z.union([single, several])
