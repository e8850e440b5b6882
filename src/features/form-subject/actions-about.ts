import type { ActionView } from '../../ui/view-models'

/**
 * Calls to action on a page about something. Those that lead to a form name the subject in their
 * URL, so that it needs no script and can be sent to a colleague.
 */
export const actionsAbout = (
  actions: readonly ActionView[],
  subject: Readonly<Record<string, string>>,
): readonly ActionView[] =>
  actions.map((action) =>
    action.opensForm
      ? { ...action, href: `${action.href}?${new URLSearchParams(subject)}` }
      : action,
  )
