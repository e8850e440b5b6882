import { lazyCode } from '../../ui/lazy/lazy-code'

const report = lazyCode(() => import('./send-report'))

/**
 * Reports an error in a browser to the company (requirements D6). The code for it is fetched only
 * then.
 *
 * @param part the failing part, by its name in the code: `block hero`
 */
export function reportError(error: unknown, part: string): void {
  report.load().then(
    ({ sendReport }) => sendReport(error, part),
    // There is no other way to report it.
    () => undefined,
  )
}
