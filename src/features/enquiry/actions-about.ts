import type { ActionView } from '../../ui/view-models'

/**
 * Calls to action on a page about something. Actions that lead to a form name the subject in their
 * URL. So they need no script, and the link can be sent to a colleague.
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
