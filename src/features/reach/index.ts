import type { ReachView } from '../../ui/text/reach'

/** Numbers, then addresses, each with the contact's name. */
export const reachViews = ({ shortName, phones, emails }: Queries.ReachFragment): ReachView[] => [
  ...phones.map(({ label, number, href }) => ({ label: label ?? shortName, shown: number, href })),
  ...emails.map(({ label, email }) => ({
    label: label ?? shortName,
    shown: email,
    href: `mailto:${email}`,
  })),
]
