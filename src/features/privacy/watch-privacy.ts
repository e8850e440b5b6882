import { lazyCode } from '../../ui/lazy/lazy-code'

/** What opens the dialog: a button of the footer. */
const OPENER = '[data-privacy-choice]'

const dialog = lazyCode(() => import('./dialog/show-dialog'))
const tags = lazyCode(() => import('./tag-manager'))

const show = (opener?: HTMLElement): void =>
  dialog.use(({ showPrivacyDialog }) => showPrivacyDialog(opener))

/**
 * Asks visitors of a site with a tag manager once what they allow, loads it for those who allow it, and lets everyone
 * change their mind. Nothing of it is fetched where there is nothing to ask.
 *
 * @param container of the tag manager, if the site has one
 */
export function watchPrivacy(container: string | undefined): void {
  const onClick = ({ target }: Event) => {
    const opener = target instanceof Element && target.closest<HTMLElement>(OPENER)
    if (opener) show(opener)
  }
  // On the way down: React stops clicks in a footer that is not hydrated.
  document.addEventListener('click', onClick, { capture: true })
  if (container) tags.use(({ tagManager }) => tagManager(container, show))
}
