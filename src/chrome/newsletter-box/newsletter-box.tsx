import type { ActionView } from '../../ui/view-models'

export interface NewsletterBoxProps {
  readonly title: string
  readonly abstract: string
  /** Where a visitor subscribes; without it there is nothing to offer. */
  readonly action: ActionView | null
}

export const NewsletterBox = (_: NewsletterBoxProps) => null
