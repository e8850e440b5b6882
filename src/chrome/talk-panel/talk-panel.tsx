import { Portal } from '../layout/portals'
import { lazyPanel } from '../overlays/lazy-panel'
import { useLayout } from '../overlays/layout-store'

const { LazyPanel, preload } = lazyPanel(async () => (await import('./talk-form')).TalkForm)

/** Begins to download the contact form before it is opened. */
export const preloadTalkPanel = preload

/**
 * The contact form over the page ("let's talk"). It stays as the visitor left it while the main
 * menu covers it. Once it is closed, it is gone with all input (requirements 2.4).
 */
export function TalkPanel() {
  const isThere = useLayout(({ open, covered }) => open === 'form' || covered === 'form')
  return isThere ? (
    <Portal to="modal">
      <LazyPanel />
    </Portal>
  ) : null
}
