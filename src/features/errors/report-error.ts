import { lazyCode } from '../../ui/lazy/lazy-code'

const report = lazyCode(() => import('./send-report'))

/**
 * Tells the company that something broke in a browser (requirements D6). How that is done is fetched
 * only then.
 *
 * @param part what broke, in words of the code: `block hero`
 */
export function reportError(error: unknown, part: string): void {
  report.load().then(
    ({ sendReport }) => sendReport(error, part),
    // There is nobody to tell.
    () => undefined,
  )
}
