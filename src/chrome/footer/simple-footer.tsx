import type { CompanyView } from '../view-models'

export interface SimpleFooterProps {
  readonly company: CompanyView
  readonly homeHref: string
  readonly texts: { readonly vat: string; readonly home: string }
  readonly copyrightYear: number
}

export const SimpleFooter = (_: SimpleFooterProps) => null
