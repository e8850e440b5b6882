import { phoneHref } from '../../ui/controls/phone-href'
import type { ReachView } from '../../ui/text/reach'

/** Numbers, then addresses, each by who answers there. */
export const reachViews = ({ shortName, phones, emails }: Queries.ReachFragment): ReachView[] => [
  ...phones.map(({ label, number }) => ({
    label: label ?? shortName,
    shown: number,
    href: phoneHref(number),
  })),
  ...emails.map(({ label, email }) => ({
    label: label ?? shortName,
    shown: email,
    href: `mailto:${email}`,
  })),
]
