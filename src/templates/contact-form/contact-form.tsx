import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { Page } from '../shared/page'
import type { ContextOf } from '../shared/page-type'
import { plainText } from '../shared/plain-text'
import { ContactFormPage } from './contact-form-page'
import { contactFormProps } from './contact-form-props'
import type { contactFormVariables } from './variables'

export const query = graphql`
  query ContactFormPage($site: String!, $ancestors: [String!]) {
    ...Frame
    ...PageTrail
    forms: contentForms(site: { eq: $site }) {
      formPurposes {
        purpose
        formName
        action
        embedCode
        formCategories {
          slug
        }
        forms {
          code
          categories {
            slug
          }
        }
      }
    }
    reach: contentCompanyInfo(site: { eq: $site }) {
      ...Reach
    }
  }
`

/** The contact page with a form chosen (`/contacts/{form}`). */
export default function ContactFormTemplate({
  data,
  pageContext,
}: PageProps<Queries.ContactFormPageQuery, ContextOf<typeof contactFormVariables>>) {
  const { t } = useTranslation()
  const props = contactFormProps(data, pageContext.site, pageContext)
  return (
    <Page
      context={pageContext}
      frame={data}
      head={{
        // The addition keeps the title apart from that of another section's page about the same
        // subject, such as spare parts.
        title: `${props.form.purpose} – ${t('contact.write')}`,
        description: props.form.description && plainText(props.form.description),
      }}
    >
      <ContactFormPage {...props} />
    </Page>
  )
}
