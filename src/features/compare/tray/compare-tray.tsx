import { lazyComponent } from '../../../ui/lazy/lazy-code'
import { useLazy } from '../../../ui/lazy/use-lazy'
import { useChoosing } from '../chosen'

const tray = lazyComponent(async () => (await import('./tray')).Tray)

/**
 * The machines chosen for the comparison, at the lower edge of the window. Its code is fetched when
 * there are any.
 *
 * @param path the address of the page
 */
export function CompareTray({ path }: { path: string }) {
  const choosing = useChoosing()
  const { Component: Tray } = useLazy(tray, choosing.chosen.length > 0)
  return Tray && <Tray {...choosing} path={path} />
}
