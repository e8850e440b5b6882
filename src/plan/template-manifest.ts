/*
 * Queries and chunks of the templates, for previews: a build has them, a content service has not. "npm run types"
 * writes this file. Do not edit it.
 */

/** A template: its chunk and its query. */
export interface TemplateEntry {
  readonly chunk: string
  readonly query: string
}

/** By file below `src/templates`. */
export const templates: Readonly<Record<string, TemplateEntry>> = {
  'article/article.tsx': {
    chunk: 'component---src-templates-article-article-tsx',
    query: `query ArticlePage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!], $neighbours: [String!]) {
  ...EntryData
}`,
  },
  'category/category.tsx': {
    chunk: 'component---src-templates-category-category-tsx',
    query: `query CategoryPage($site: String!, $entry: String!, $category: String!) {
  ...Frame
  ...CatalogueTrail
  category: contentProductCategory(id: {eq: $entry}) {
    contentId
    title
    claim
    abstract
    description
    image {
      ...Picture
    }
    seo {
      ...PageSeo
    }
  }
  products: allContentProduct(
    filter: {site: {eq: $site}, category: {code: {eq: $category}}}
    sort: {position: ASC}
  ) {
    nodes {
      ...Card
    }
  }
}`,
  },
  'charity/charity.tsx': {
    chunk: 'component---src-templates-charity-charity-tsx',
    query: `query CharityPage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!], $rows: [String!]) {
  ...ComposedData
  projects: allContentEntry(filter: {id: {in: $rows}}, sort: {id: ASC}) {
    nodes {
      ...EntryInPlace
    }
  }
  filters: contentFilterList(
    site: {eq: $site}
    list: {eq: "charityProjectsCategories"}
  ) {
    ...FilterOptions
  }
}`,
  },
  'contact-form/contact-form.tsx': {
    chunk: 'component---src-templates-contact-form-contact-form-tsx',
    query: `query ContactFormPage($site: String!, $ancestors: [String!]) {
  ...Frame
  ...PageTrail
  forms: contentForms(site: {eq: $site}) {
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
  reach: contentCompanyInfo(site: {eq: $site}) {
    ...Reach
  }
}`,
  },
  'contacts/branches.tsx': {
    chunk: 'component---src-templates-contacts-branches-tsx',
    query: `query BranchesPage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!]) {
  ...PlacesPage
  places: allContentLocation(
    filter: {site: {eq: $site}, section: {eq: "branches"}}
    sort: {position: ASC}
  ) {
    nodes {
      ...Place
      openingHours
    }
  }
}`,
  },
  'contacts/headquarter.tsx': {
    chunk: 'component---src-templates-contacts-headquarter-tsx',
    query: `query HeadquarterPage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!]) {
  ...PlacesPage
  places: allContentLocation(
    filter: {site: {eq: $site}, section: {eq: "headquarter"}}
    sort: {position: ASC}
  ) {
    nodes {
      ...Place
      openingHours
    }
  }
  departments: contentCompanyInfo(site: {eq: $site}) {
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
  offers: contentForms(site: {eq: $site}) {
    formPurposes {
      purpose
      formName
      embedCode
      formCategories {
        slug
      }
      forms {
        code
      }
    }
  }
}`,
  },
  'contacts/technical-service.tsx': {
    chunk: 'component---src-templates-contacts-technical-service-tsx',
    query: `query TechnicalServicePage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!]) {
  ...PlacesPage
  places: allContentLocation(
    filter: {site: {eq: $site}, section: {eq: "authorizedTechnicalService"}}
    sort: {position: ASC}
  ) {
    nodes {
      ...Place
    }
  }
}`,
  },
  'education/education.tsx': {
    chunk: 'component---src-templates-education-education-tsx',
    query: `query EducationPage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!]) {
  ...ComposedData
}`,
  },
  'ethical-code/ethical-code.tsx': {
    chunk: 'component---src-templates-ethical-code-ethical-code-tsx',
    query: `query EthicalCodePage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!]) {
  ...ComposedData
  entry: contentEntry(id: {eq: $entry}) {
    document {
      ...File
    }
  }
}`,
  },
  'event/event.tsx': {
    chunk: 'component---src-templates-event-event-tsx',
    query: `query EventPage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!], $neighbours: [String!]) {
  ...EntryData
}`,
  },
  'faq/faq.tsx': {
    chunk: 'component---src-templates-faq-faq-tsx',
    query: `query FaqPage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!]) {
  ...ComposedData
}`,
  },
  'feature/feature.tsx': {
    chunk: 'component---src-templates-feature-feature-tsx',
    query: `query FeaturePage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!], $neighbours: [String!]) {
  ...EntryData
}`,
  },
  'history/history.tsx': {
    chunk: 'component---src-templates-history-history-tsx',
    query: `query HistoryPage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!]) {
  ...ComposedData
  filters: contentFilterList(
    site: {eq: $site}
    list: {eq: "timelineMilestonesCategories"}
  ) {
    ...FilterOptions
  }
}`,
  },
  'home/home.tsx': {
    chunk: 'component---src-templates-home-home-tsx',
    query: `query HomePage($site: String!, $entry: String!, $categories: [String!], $products: [String!], $entries: [String!], $news: [String!], $careers: String) {
  ...Frame
  ...BlocksData
  organization: contentCompanyInfo(site: {eq: $site}) {
    name
    shortName
    legalName
    vat
    description
    foundingYear
    logo {
      ...Picture
    }
    phones {
      label
      number
    }
    emails {
      email
    }
    address {
      street
      postalCode
      town
      region
      country
    }
    socials {
      facebook
      linkedin
      youtube
    }
  }
  entry: contentEntry(id: {eq: $entry}) {
    title
    blocks
    seo {
      ...PageSeo
    }
  }
  news: allContentEntry(
    filter: {id: {in: $news}}
    sort: [{date: DESC}, {id: ASC}]
  ) {
    nodes {
      ...EntryCard
    }
  }
  industries: contentFilterList(
    site: {eq: $site}
    list: {eq: "industriesCategories"}
  ) {
    ...FilterOptions
  }
  careers: contentEntry(id: {eq: $careers}) {
    ...EntryCard
  }
}`,
  },
  'jobs/jobs.tsx': {
    chunk: 'component---src-templates-jobs-jobs-tsx',
    query: `query JobsPage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!], $rows: [String!]) {
  ...ComposedData
  jobs: allContentEntry(filter: {id: {in: $rows}}, sort: {id: ASC}) {
    nodes {
      ...EntryInPlace
    }
  }
  filters: contentFilterList(site: {eq: $site}, list: {eq: "jobCategories"}) {
    ...FilterOptions
  }
}`,
  },
  'landing/landing.tsx': {
    chunk: 'component---src-templates-landing-landing-tsx',
    query: `query LandingPage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!], $neighbours: [String!]) {
  ...EntryData
}`,
  },
  'legal/legal.tsx': {
    chunk: 'component---src-templates-legal-legal-tsx',
    query: `query LegalPage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!], $neighbours: [String!]) {
  ...EntryData
}`,
  },
  'listing/agenda.tsx': {
    chunk: 'component---src-templates-listing-agenda-tsx',
    query: `query AgendaList($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!], $ids: [String!]) {
  ...ListingData
}`,
  },
  'listing/articles.tsx': {
    chunk: 'component---src-templates-listing-articles-tsx',
    query: `query ArticlesList($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!], $ids: [String!]) {
  ...ListingData
}`,
  },
  'listing/news.tsx': {
    chunk: 'component---src-templates-listing-news-tsx',
    query: `query NewsList($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!], $ids: [String!]) {
  ...ListingData
}`,
  },
  'listing/stories.tsx': {
    chunk: 'component---src-templates-listing-stories-tsx',
    query: `query StoriesList($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!], $ids: [String!]) {
  ...ListingData
}`,
  },
  'listing/tenders.tsx': {
    chunk: 'component---src-templates-listing-tenders-tsx',
    query: `query TendersList($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!], $ids: [String!]) {
  ...ListingData
}`,
  },
  'not-found/not-found.tsx': {
    chunk: 'component---src-templates-not-found-not-found-tsx',
    query: `query NotFoundPage($site: String!) {
  ...Frame
  sections: allContentEntry(
    filter: {site: {eq: $site}, handle: {ne: null}}
    sort: {id: ASC}
  ) {
    nodes {
      section
    }
  }
}`,
  },
  'overview/bit.tsx': {
    chunk: 'component---src-templates-overview-bit-tsx',
    query: `query BitPage($site: String!, $entry: String!, $categories: [String!], $products: [String!], $entries: [String!], $open: [String!], $closed: [String!]) {
  ...Frame
  ...BlocksData
  entry: contentEntry(id: {eq: $entry}) {
    title
    abstract
    blocks
    seo {
      ...PageSeo
    }
  }
  open: allContentEntry(
    filter: {id: {in: $open}}
    sort: [{deadline: ASC}, {id: ASC}]
  ) {
    nodes {
      ...EntryCard
      deadline
      facts {
        label
        value
      }
    }
  }
  closed: allContentEntry(
    filter: {id: {in: $closed}}
    sort: [{deadline: DESC}, {id: ASC}]
  ) {
    nodes {
      ...EntryCard
      deadline
      facts {
        label
        value
      }
    }
  }
}`,
  },
  'overview/engineering.tsx': {
    chunk: 'component---src-templates-overview-engineering-tsx',
    query: `query EngineeringPage($site: String!, $entry: String!, $categories: [String!], $products: [String!], $entries: [String!]) {
  ...Frame
  ...BlocksData
  entry: contentEntry(id: {eq: $entry}) {
    title
    abstract
    blocks
    seo {
      ...PageSeo
    }
  }
}`,
  },
  'overview/services.tsx': {
    chunk: 'component---src-templates-overview-services-tsx',
    query: `query ServicesPage($site: String!, $entry: String!, $categories: [String!], $products: [String!], $entries: [String!], $shelved: [String!]) {
  ...Frame
  ...BlocksData
  company: contentCompanyInfo(site: {eq: $site}) {
    phones {
      label
      number
      href
    }
  }
  entry: contentEntry(id: {eq: $entry}) {
    title
    abstract
    blocks
    seo {
      ...PageSeo
    }
  }
  shelved: allContentEntry(
    filter: {id: {in: $shelved}}
    sort: [{date: ASC}, {id: ASC}]
  ) {
    nodes {
      ...EntryCard
    }
  }
}`,
  },
  'preview/preview.tsx': {
    chunk: 'component---src-templates-preview-preview-tsx',
    query: `query PreviewPage($site: String!, $ancestors: [String!]) {
  ...Frame
  ...PageTrail
}`,
  },
  'product/product.tsx': {
    chunk: 'component---src-templates-product-product-tsx',
    query: `query ProductPage($site: String!, $entry: String!, $related: [String!], $stories: [String!]) {
  ...Frame
  ...CatalogueTrail
  product: contentProduct(id: {eq: $entry}) {
    code
    title
    claim
    abstract
    description
    category {
      slug
      title
    }
    image {
      ...Picture
    }
    gallery {
      kind
      caption
      image {
        ...Picture
      }
      sources {
        src
        type
      }
    }
    figures {
      ...Figure
    }
    features {
      title
      text
      image {
        ...Picture
      }
      figures {
        ...Figure
      }
    }
    versions {
      code
      title
      abstract
      figures {
        ...Figure
      }
    }
    documents {
      ...File
    }
    actions {
      ...Action
    }
    seo {
      ...PageSeo
    }
  }
  related: allContentProduct(
    filter: {site: {eq: $site}, code: {in: $related}}
    sort: {position: ASC}
  ) {
    nodes {
      ...Card
    }
  }
  stories: allContentEntry(filter: {id: {in: $stories}}, sort: {id: ASC}) {
    nodes {
      id
      ...EntryCard
    }
  }
}`,
  },
  'products/products.tsx': {
    chunk: 'component---src-templates-products-products-tsx',
    query: `query ProductsPage($site: String!, $entry: String!) {
  ...Frame
  ...CatalogueTrail
  entry: contentEntry(id: {eq: $entry}) {
    title
    abstract
    image {
      ...Picture
    }
    seo {
      ...PageSeo
    }
  }
  categories: allContentProductCategory(
    filter: {site: {eq: $site}}
    sort: {position: ASC}
  ) {
    nodes {
      ...Category
    }
  }
  products: allContentProduct(filter: {site: {eq: $site}}, sort: {position: ASC}) {
    nodes {
      title
      slug
      category {
        code
      }
    }
  }
}`,
  },
  'profile/profile.tsx': {
    chunk: 'component---src-templates-profile-profile-tsx',
    query: `query ProfilePage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!]) {
  ...ComposedData
}`,
  },
  'research/research.tsx': {
    chunk: 'component---src-templates-research-research-tsx',
    query: `query ResearchPage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!]) {
  ...ComposedData
}`,
  },
  'search/search.tsx': {
    chunk: 'component---src-templates-search-search-tsx',
    query: `query SearchPage($site: String!, $entry: String, $ancestors: [String!], $categories: [String!]) {
  ...Frame
  ...PageTrail
  entry: contentEntry(id: {eq: $entry}) {
    title
    abstract
    seo {
      ...PageSeo
    }
  }
  sections: allContentEntry(
    filter: {site: {eq: $site}, handle: {ne: null}}
    sort: {id: ASC}
  ) {
    nodes {
      section
      title
    }
  }
  categories: allContentProductCategory(
    filter: {site: {eq: $site}, code: {in: $categories}}
    sort: {position: ASC}
  ) {
    nodes {
      ...Category
    }
  }
  counts: allContentProduct(filter: {site: {eq: $site}}) {
    group(field: {category: {code: SELECT}}) {
      code: fieldValue
      count: totalCount
    }
  }
}`,
  },
  'story/story.tsx': {
    chunk: 'component---src-templates-story-story-tsx',
    query: `query StoryPage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!], $neighbours: [String!]) {
  ...EntryData
}`,
  },
  'support/support.tsx': {
    chunk: 'component---src-templates-support-support-tsx',
    query: `query SupportPage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!]) {
  ...ComposedData
  reach: contentCompanyInfo(site: {eq: $site}) {
    ...Reach
  }
}`,
  },
  'tender/tender.tsx': {
    chunk: 'component---src-templates-tender-tender-tsx',
    query: `query TenderPage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!], $neighbours: [String!]) {
  ...EntryData
}`,
  },
  'working-at/working-at.tsx': {
    chunk: 'component---src-templates-working-at-working-at-tsx',
    query: `query WorkingAtPage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!], $rows: [String!]) {
  ...ComposedData
  openJobs: allContentEntry(filter: {id: {in: $rows}}, sort: {id: ASC}) {
    nodes {
      id
      slug
      title
      place
      deadline
    }
  }
}`,
  },
  'worldwide/worldwide.tsx': {
    chunk: 'component---src-templates-worldwide-worldwide-tsx',
    query: `query WorldwidePage($site: String!, $entry: String!, $ancestors: [String!], $categories: [String!], $products: [String!], $entries: [String!]) {
  ...PlacesPage
  places: allContentLocation(filter: {site: {eq: $site}}, sort: {position: ASC}) {
    nodes {
      ...Place
    }
  }
  kinds: allContentEntry(
    filter: {site: {eq: $site}, section: {in: ["headquarter", "branches", "authorizedTechnicalService"]}, handle: {ne: null}}
    sort: {section: ASC}
  ) {
    nodes {
      section
      title
    }
  }
}`,
  },
}

/** By name. */
export const fragments: Readonly<Record<string, string>> = {
  Action: `fragment Action on ContentCallToAction {
  label
  actionUrl
  actionFile {
    url
  }
  actionPage {
    section
    slug
  }
}`,
  BlocksData: `fragment BlocksData on Query {
  categories: allContentProductCategory(
    filter: {site: {eq: $site}, code: {in: $categories}}
    sort: {position: ASC}
  ) {
    nodes {
      ...Category
    }
  }
  counts: allContentProduct(
    filter: {site: {eq: $site}, category: {code: {in: $categories}}}
  ) {
    group(field: {category: {code: SELECT}}) {
      code: fieldValue
      count: totalCount
    }
  }
  products: allContentProduct(
    filter: {site: {eq: $site}, code: {in: $products}}
    sort: {position: ASC}
  ) {
    nodes {
      ...Card
    }
  }
  entries: allContentEntry(
    filter: {site: {eq: $site}, id: {in: $entries}}
    sort: [{date: DESC}, {id: ASC}]
  ) {
    nodes {
      ...EntryCard
    }
  }
  service: contentCompanyInfo(site: {eq: $site}) {
    onCall {
      phone {
        label
        number
        href
      }
      openingHours
      timeZone
      text
    }
  }
}`,
  Card: `fragment Card on ContentProduct {
  code
  title
  slug
  abstract
  category {
    slug
    title
  }
  image {
    ...Picture
  }
  figures {
    ...Figure
  }
}`,
  CatalogueTrail: `fragment CatalogueTrail on Query {
  trail: allContentEntry(
    filter: {site: {eq: $site}, section: {in: ["home", "products"]}}
    sort: {section: ASC}
  ) {
    nodes {
      section
      title
    }
  }
}`,
  Category: `fragment Category on ContentProductCategory {
  code
  title
  slug
  abstract
  image {
    ...Picture
  }
}`,
  ComposedData: `fragment ComposedData on Query {
  ...Frame
  ...PageTrail
  ...BlocksData
  entry: contentEntry(id: {eq: $entry}) {
    ...ComposedPage
  }
}`,
  ComposedPage: `fragment ComposedPage on ContentEntry {
  title
  abstract
  image {
    ...Picture
  }
  body
  blocks
  actions {
    ...Action
  }
  seo {
    ...PageSeo
  }
}`,
  EntryCard: `fragment EntryCard on ContentEntry {
  section
  slug
  type
  title
  preTitle
  abstract
  date
  endDate
  place
  deadline
  status
  image {
    ...Picture
  }
}`,
  EntryData: `fragment EntryData on Query {
  ...Frame
  ...PageTrail
  ...BlocksData
  entry: contentEntry(id: {eq: $entry}) {
    ...EntryCard
    body
    blocks
    facts {
      label
      value
    }
    actions {
      ...Action
    }
    gallery {
      kind
      caption
      image {
        ...Picture
      }
      sources {
        src
        type
      }
    }
    document {
      ...File
    }
    documents {
      ...File
    }
    seo {
      ...PageSeo
    }
  }
  neighbours: allContentEntry(filter: {id: {in: $neighbours}}, sort: {id: ASC}) {
    nodes {
      id
      ...EntryCard
    }
  }
}`,
  EntryInPlace: `fragment EntryInPlace on ContentEntry {
  id
  slug
  type
  title
  abstract
  date
  endDate
  place
  deadline
  status
  country
  categories {
    id
  }
  image {
    ...Picture
  }
  body
  facts {
    label
    value
  }
  actions {
    ...Action
  }
}`,
  Figure: `fragment Figure on ContentKeyFigure {
  label
  value
  unit
  meaning {
    key
    label
  }
  imperial {
    value
    unit
  }
}`,
  File: `fragment File on ContentDocument {
  title
  url
  type
  size
  language
}`,
  FilterOptions: `fragment FilterOptions on ContentFilterList {
  options {
    id
    title
    active
  }
}`,
  Frame: `fragment Frame on Query {
  website: site {
    siteMetadata {
      siteUrl
    }
  }
  company: contentCompanyInfo(site: {eq: $site}) {
    shortName
    emails {
      email
    }
    phones {
      number
      href
    }
  }
  defaults: contentSeo(site: {eq: $site}) {
    title
    suffix
    description
    ogImage {
      alt
      share
    }
  }
}`,
  ListingData: `fragment ListingData on Query {
  ...ComposedData
  items: allContentEntry(filter: {id: {in: $ids}}, sort: {id: ASC}) {
    nodes {
      id
      ...EntryCard
      externalUrl
      facts {
        label
        value
      }
      document {
        url
      }
    }
  }
}`,
  PageSeo: `fragment PageSeo on ContentPageSeo {
  metaTitle
  description
  ogImage {
    alt
    share
  }
}`,
  PageTrail: `fragment PageTrail on Query {
  trail: allContentEntry(
    filter: {site: {eq: $site}, section: {in: $ancestors}, handle: {ne: null}}
    sort: {section: ASC}
  ) {
    nodes {
      section
      title
    }
  }
}`,
  Picture: `fragment Picture on ContentPicture {
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
}`,
  Place: `fragment Place on ContentLocation {
  contentId
  section
  title
  type
  country
  town
  postalCode
  street
  longitude
  latitude
  phones {
    number
    href
  }
  emails {
    email
  }
  services {
    id
  }
  areas {
    id
  }
  googleMapsDirections
  writtenHours
}`,
  PlacesPage: `fragment PlacesPage on Query {
  ...Frame
  ...PageTrail
  ...BlocksData
  entry: contentEntry(id: {eq: $entry}) {
    ...ComposedPage
    facts {
      label
      value
    }
  }
  placeFilters: allContentFilterList(
    filter: {site: {eq: $site}, list: {in: ["branchServicesCategories", "supportServicesCategories", "geographicAreaCategories"]}}
    sort: {list: ASC}
  ) {
    nodes {
      list
      options {
        id
        title
      }
    }
  }
}`,
  Reach: `fragment Reach on ContentCompanyInfo {
  shortName
  phones {
    label
    number
    href
  }
  emails {
    label
    email
  }
}`,
}

/** The chunk of each slice, by file below `src/chrome/slices`. */
export const sliceChunks: Readonly<Record<string, string>> = {
  'site-logo-slice.tsx': 'slice---src-chrome-slices-site-logo-slice-tsx',
  'quick-links-slice.tsx': 'slice---src-chrome-slices-quick-links-slice-tsx',
  'main-menu-slice.tsx': 'slice---src-chrome-slices-main-menu-slice-tsx',
  'newsletter-box-slice.tsx': 'slice---src-chrome-slices-newsletter-box-slice-tsx',
  'site-footer-slice.tsx': 'slice---src-chrome-slices-site-footer-slice-tsx',
  'simple-footer-slice.tsx': 'slice---src-chrome-slices-simple-footer-slice-tsx',
}

/** The URL of the map that the build draws. */
export const WORLD_MAP = '/static/maps/world-4f33ed6b0c32.svg'
