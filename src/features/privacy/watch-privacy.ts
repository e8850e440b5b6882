import { lazyCode } from '../../ui/lazy/lazy-code'

/** The control that opens the dialog: a button of the footer. */
const OPENER = '[data-privacy-choice]'

const dialog = lazyCode(() => import('./dialog/show-dialog'))
const tags = lazyCode(() => import('./tag-manager'))

const show = (opener?: HTMLElement): void =>
  dialog.use(({ showPrivacyDialog }) => showPrivacyDialog(opener))

/**
 * Asks visitors of a site with a tag manager once for their consent, loads it for visitors who
 * agree, and lets all of them change the choice. Without a tag manager or a question, no code is
 * fetched.
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
