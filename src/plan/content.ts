import type { Graphql } from '../content-graph'

/** Menus are at most this deep: main page, group, page (requirements 2.4). */
const query = /* GraphQL */ `
  fragment ContentImage on ContentPicture {
    src
    alt
    width
    height
    focus {
      x
      y
    }
    whole
    data
  }
  fragment MenuItem on ContentMenuPage {
    id
    title
    section
    slug
    hasFilters
    indexPage
    hidden
    externalUrl
    dynamicSection
    type
    navigationActions {
      label
      section
      slug
      externalUrl
    }
    teasers {
      preTitle
      title
      image {
        ...ContentImage
      }
      action {
        label
        actionUrl
        actionFile {
          url
        }
        actionPage {
          section
          slug
        }
      }
    }
  }
  fragment MenuTree on ContentMenuPage {
    ...MenuItem
    children {
      ...MenuItem
      children {
        ...MenuItem
      }
    }
  }
  fragment ProductFact on ContentProductFact {
    key
    title
    text
    actionUrl
    actionPage {
      section
      slug
    }
    anchor
    hidden
  }
  query BuildContent {
    regions: allContentSiteRegion(sort: { contentId: ASC }) {
      nodes {
        name
        sites {
          handle
          name
          countries
        }
      }
    }
    navigation: allContentNavigation(sort: { site: ASC }) {
      nodes {
        site
        mainNavigation {
          ...MenuTree
        }
        headerNavigation {
          ...MenuTree
        }
        footerNavigation {
          ...MenuTree
        }
        sitemap {
          ...MenuTree
        }
      }
    }
    configs: allContentGlobalConfigs(sort: { site: ASC }) {
      nodes {
        site
        newsletterBox
        newsletterTexts {
          blockTitle
          abstract
          btnLabel
        }
        newsletterAction
        logins {
          customers
          sales
          employees
        }
        productFacts {
          title
          facts {
            ...ProductFact
          }
        }
        mainNavHighlights {
          section
          slug
          title
          typeLabel
          image {
            ...ContentImage
          }
        }
      }
    }
    shortlinks: allContentShortlink(sort: [{ site: ASC }, { code: ASC }]) {
      nodes {
        site
        code
        section
        slug
        externalUrl
      }
    }
    forms: allContentForms(sort: { site: ASC }) {
      nodes {
        id
        site
        formPurposes {
          purpose
          formName
          action
          embedCode
          description
          confirmation
          formCategories {
            slug
          }
          forms {
            name
            code
            purpose
            description
            categories {
              slug
            }
          }
        }
      }
    }
    filters: allContentFilterList(
      filter: {
        list: { in: ["businessUnitsCategories", "industriesCategories", "materialsCategories"] }
      }
      sort: [{ site: ASC }, { list: ASC }]
    ) {
      nodes {
        site
        list
        options {
          id
          title
          active
          slug
          code
        }
      }
    }
    sitemaps: allContentSitemap(sort: [{ site: ASC }, { section: ASC }]) {
      nodes {
        site
        section
        entries {
          id
          title
          section
          slug
        }
      }
    }
    categories: allContentProductCategory(sort: [{ site: ASC }, { code: ASC }]) {
      nodes {
        id
        site
        title
        section
        code
        slug
        translations
        facts {
          ...ProductFact
        }
        image {
          share
        }
        seo {
          noIndex
        }
      }
    }
    products: allContentProduct(sort: [{ site: ASC }, { code: ASC }]) {
      nodes {
        id
        site
        title
        section
        code
        slug
        relatedProducts
        businessUnits {
          id
        }
        industries {
          id
        }
        materials {
          id
        }
        category {
          code
          slug
        }
        facts {
          ...ProductFact
        }
        outline {
          front
          side
          plan
        }
        dimensions {
          code
          length
          width
          height
          weight
          workingArea {
            label
            length
            width
          }
          supports {
            along
            across
            spacingAlong
            spacingAcross
            load
          }
        }
        versions {
          code
          title
        }
        translations
        image {
          share
        }
        seo {
          noIndex
        }
      }
    }
    entries: allContentEntry(sort: [{ site: ASC }, { id: ASC }]) {
      nodes {
        id
        contentId
        site
        handle
        title
        section
        slug
        type
        date
        endDate
        deadline
        status
        guard
        actions {
          label
        }
        blocks
        translations
        image {
          share
        }
        seo {
          noIndex
        }
      }
    }
    seo: allContentSeo(sort: { site: ASC }) {
      nodes {
        site
        image: ogImage {
          share
        }
      }
    }
    companies: allContentCompanyInfo(sort: { site: ASC }) {
      nodes {
        site
        name
        shortName
        icon
        legalName
        vat
        vatUrl
        copyrightUrl
        address {
          street
          postalCode
          town
        }
        socials {
          facebook
          linkedin
          youtube
        }
        logo {
          ...ContentImage
        }
        phones {
          label
          number
          href
        }
        emails {
          label
          email
        }
      }
    }
  }
`

type Answer = Queries.BuildContentQuery

/** The content that the page plan and the slices need. Pages query everything else themselves. */
export type BuildContent = {
  readonly [Part in keyof Answer]: readonly Answer[Part]['nodes'][number][]
}

/** The forms of a site. */
export type FormsNode = BuildContent['forms'][number]

/** Newsletter box and highlighted news of a site. */
export type ConfigsNode = BuildContent['configs'][number]

/** The company as the chrome and the forms show it. */
export type CompanyNode = BuildContent['companies'][number]

/** A part of the sitemap that is filled when it is opened. */
export type DynamicSection = BuildContent['sitemaps'][number]['section']

/**
 * Reads the content that the page plan and the slices need.
 *
 * @throws when GraphQL refuses the query
 */
export async function readContent(graphql: Graphql): Promise<BuildContent> {
  const answer = await graphql<Answer>(query)
  const { data } = answer
  if (!data) throw new Error(`The content cannot be read: ${JSON.stringify(answer)}`)
  return {
    regions: data.regions.nodes,
    navigation: data.navigation.nodes,
    configs: data.configs.nodes,
    forms: data.forms.nodes,
    shortlinks: data.shortlinks.nodes,
    filters: data.filters.nodes,
    sitemaps: data.sitemaps.nodes,
    categories: data.categories.nodes,
    products: data.products.nodes,
    entries: data.entries.nodes,
    companies: data.companies.nodes,
    seo: data.seo.nodes,
  }
}
