import {
  organization,
  website,
  type CompanyContent,
  type JsonLdNode,
  type JsonLdPage,
} from '../../features/structured-data'
import { questionNodes, type ComposedPage } from '../shared/structured-data'

interface HomePage extends Pick<ComposedPage, 'entry'> {
  /** The whole company. */
  readonly organization: CompanyContent
}

/** A home page has no breadcrumbs: its nodes are the company, the website and its questions. */
export const homeNodes = (data: HomePage, page: JsonLdPage): JsonLdNode[] => [
  organization(data.organization, page),
  website(data.organization, page),
  ...questionNodes(data),
]
