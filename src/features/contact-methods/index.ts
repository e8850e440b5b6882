import type { ContactMethod } from '../../ui/text/contact-methods'

/** Numbers, then addresses, each with the contact's name. */
export const contactMethodsOf = ({
  shortName,
  phones,
  emails,
}: Queries.ReachFragment): ContactMethod[] => [
  ...phones.map(({ label, number, href }) => ({ label: label ?? shortName, shown: number, href })),
  ...emails.map(({ label, email }) => ({
    label: label ?? shortName,
    shown: email,
    href: `mailto:${email}`,
  })),
]
