/* Written by "npm run types" from the queries in src and the contract. Not to be edited. */
declare namespace Queries {
  type Maybe<T> = T | null
  type InputMaybe<T> = T | null
  type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
  type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> }
  type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> }
  /** All built-in and custom scalars, mapped to their actual values */
  type Scalars = {
    ID: string
    String: string
    Boolean: boolean
    Int: number
    Float: number
    SiteHandle: import('./sites').SiteHandle
    ContentPicture_data: import('gatsby-plugin-image').IGatsbyImageData
    ContentPicture_share: import('./templates/shared/frame').Cut
    ContentMenuPage_dynamicSection: 'about' | 'services' | 'engineering' | 'bit' | 'basePages'
    ContentMenuPage_type: 'active' | 'passive'
    ContentFilterList_list:
      | 'productsCategories'
      | 'businessUnitsCategories'
      | 'typologyCategories'
      | 'materialsCategories'
      | 'industriesCategories'
      | 'processesCategories'
      | 'pressCategories'
      | 'jobCategories'
      | 'branchServicesCategories'
      | 'charityProjectsCategories'
      | 'geographicAreaCategories'
      | 'supportServicesCategories'
      | 'timelineMilestonesCategories'
    ContentSitemap_section: 'about' | 'services' | 'engineering' | 'bit' | 'basePages'
    ContentProductCategory_translations: import('./contract').Translations
    ContentProduct_translations: import('./contract').Translations
    ContentMediaItem_kind: 'image' | 'video'
    ContentEntry_status: 'open' | 'closed'
    ContentEntry_translations: import('./contract').Translations
    ContentEntry_blocks: import('./templates/shared/views').WithImages<
      import('./contract').Entry['blocks']
    >
    ContentImage_data: import('gatsby-plugin-image').IGatsbyImageData
    ContentImage_shares: Record<string, import('./templates/shared/frame').Cut>
  }

  type Node = {
    id: Scalars['ID']
  }

  type ContentSiteRegion = Node & {
    id: Scalars['ID']
    contentId: Scalars['String']
    name: Scalars['String']
    sites: Array<ContentSite>
  }

  type ContentSite = {
    id: Scalars['String']
    handle: Scalars['SiteHandle']
    name: Scalars['String']
    countries: Array<Scalars['String']>
  }

  type ContentCompanyInfo = Node & {
    id: Scalars['ID']
    site: Scalars['SiteHandle']
    name: Scalars['String']
    shortName: Scalars['String']
    shortNameSlug: Scalars['String']
    legalName: Scalars['String']
    vat: Scalars['String']
    vatUrl: Maybe<Scalars['String']>
    copyrightUrl: Maybe<Scalars['String']>
    description: Maybe<Scalars['String']>
    foundingYear: Maybe<Scalars['Int']>
    logo: Maybe<ContentPicture>
    icon: Maybe<Scalars['String']>
    phones: Array<ContentCompanyInfoPhones>
    onCall: Maybe<ContentOnCall>
    emails: Array<ContentCompanyInfoEmails>
    address: Maybe<ContentPostalAddress>
    socials: Maybe<ContentCompanyInfoSocials>
  }

  type ContentPicture = {
    data: Maybe<Scalars['ContentPicture_data']>
    share: Maybe<Scalars['ContentPicture_share']>
    src: Scalars['String']
    webp: Maybe<Scalars['String']>
    alt: Scalars['String']
    title: Maybe<Scalars['String']>
    width: Scalars['Int']
    height: Scalars['Int']
    focus: Maybe<ContentPictureFocus>
    whole: Scalars['Boolean']
    url: Maybe<Scalars['String']>
  }

  type ContentPictureFocus = {
    x: Scalars['Float']
    y: Scalars['Float']
  }

  type ContentCompanyInfoPhones = {
    label: Maybe<Scalars['String']>
    number: Scalars['String']
    href: Scalars['String']
  }

  type ContentOnCall = {
    phone: ContentOnCallPhone
    openingHours: Array<Scalars['String']>
    timeZone: Maybe<Scalars['String']>
    text: Maybe<Scalars['String']>
  }

  type ContentOnCallPhone = {
    label: Maybe<Scalars['String']>
    number: Scalars['String']
    href: Scalars['String']
  }

  type ContentCompanyInfoEmails = {
    label: Maybe<Scalars['String']>
    email: Scalars['String']
  }

  type ContentPostalAddress = {
    town: Scalars['String']
    postalCode: Maybe<Scalars['String']>
    street: Scalars['String']
    region: Maybe<Scalars['String']>
    country: Maybe<Scalars['String']>
    googleMapsDirections: Maybe<Scalars['String']>
  }

  type ContentCompanyInfoSocials = {
    facebook: Maybe<Scalars['String']>
    linkedin: Maybe<Scalars['String']>
    youtube: Maybe<Scalars['String']>
  }

  type ContentGlobalConfigs = Node & {
    id: Scalars['ID']
    site: Scalars['SiteHandle']
    newsletterBox: Array<Scalars['String']>
    newsletterTexts: Maybe<ContentGlobalConfigsNewsletterTexts>
    newsletterAction: Maybe<Scalars['String']>
    mainNavHighlights: Array<ContentNavigationHighlight>
    logins: Maybe<ContentLogins>
    productFacts: Maybe<ContentProductFacts>
  }

  type ContentGlobalConfigsNewsletterTexts = {
    blockTitle: Maybe<Scalars['String']>
    abstract: Maybe<Scalars['String']>
    btnLabel: Maybe<Scalars['String']>
  }

  type ContentNavigationHighlight = {
    section: Scalars['String']
    slug: Maybe<Scalars['String']>
    title: Scalars['String']
    typeLabel: Maybe<Scalars['String']>
    image: Maybe<ContentPicture>
  }

  type ContentLogins = {
    customers: Maybe<Scalars['String']>
    sales: Maybe<Scalars['String']>
    employees: Maybe<Scalars['String']>
  }

  type ContentProductFacts = {
    title: Scalars['String']
    facts: Array<ContentProductFact>
  }

  type ContentProductFact = {
    key: Scalars['String']
    title: Maybe<Scalars['String']>
    text: Maybe<Scalars['String']>
    actionUrl: Maybe<Scalars['String']>
    actionPage: Maybe<ContentPageReference>
    anchor: Maybe<Scalars['String']>
    hidden: Scalars['Boolean']
  }

  type ContentPageReference = {
    section: Scalars['String']
    slug: Maybe<Scalars['String']>
  }

  type ContentSeo = Node & {
    id: Scalars['ID']
    site: Scalars['SiteHandle']
    metaTitle: Maybe<Scalars['String']>
    description: Maybe<Scalars['String']>
    ogImage: Maybe<ContentPicture>
    noIndex: Scalars['Boolean']
    title: Scalars['String']
    suffix: Scalars['String']
  }

  type ContentForms = Node & {
    id: Scalars['ID']
    site: Scalars['SiteHandle']
    formPurposes: Array<ContentFormPurpose>
  }

  type ContentFormPurpose = {
    purpose: Scalars['String']
    formName: Maybe<Scalars['String']>
    action: Maybe<Scalars['String']>
    embedCode: Maybe<Scalars['String']>
    description: Maybe<Scalars['String']>
    confirmation: Maybe<Scalars['String']>
    formCategories: Array<ContentFormPurposeFormCategories>
    forms: Array<ContentFormDefinition>
  }

  type ContentFormPurposeFormCategories = {
    slug: Scalars['String']
  }

  type ContentFormDefinition = {
    name: Scalars['String']
    code: Scalars['String']
    purpose: Maybe<Scalars['String']>
    description: Maybe<Scalars['String']>
    categories: Array<ContentFormDefinitionCategories>
  }

  type ContentFormDefinitionCategories = {
    slug: Scalars['String']
  }

  type ContentNavigation = Node & {
    id: Scalars['ID']
    site: Scalars['SiteHandle']
    mainNavigation: Array<ContentMenuPage>
    headerNavigation: Array<ContentMenuPage>
    footerNavigation: Array<ContentMenuPage>
    sitemap: Array<ContentMenuPage>
  }

  type ContentMenuPage = {
    id: Scalars['String']
    title: Scalars['String']
    section: Maybe<Scalars['String']>
    slug: Maybe<Scalars['String']>
    children: Array<ContentMenuPage>
    hasFilters: Scalars['Boolean']
    indexPage: Scalars['Boolean']
    navigationActions: Array<ContentNavigationAction>
    teasers: Array<ContentNavigationTeaser>
    hidden: Scalars['Boolean']
    externalUrl: Maybe<Scalars['String']>
    dynamicSection: Maybe<Scalars['ContentMenuPage_dynamicSection']>
    type: Maybe<Scalars['ContentMenuPage_type']>
  }

  type ContentNavigationAction = {
    label: Scalars['String']
    section: Maybe<Scalars['String']>
    slug: Maybe<Scalars['String']>
    externalUrl: Maybe<Scalars['String']>
  }

  type ContentNavigationTeaser = {
    preTitle: Maybe<Scalars['String']>
    title: Scalars['String']
    image: Maybe<ContentPicture>
    action: Maybe<ContentCallToAction>
  }

  type ContentCallToAction = {
    label: Scalars['String']
    actionUrl: Maybe<Scalars['String']>
    actionFile: Maybe<ContentDocument>
    actionPage: Maybe<ContentPageReference>
  }

  type ContentDocument = {
    title: Scalars['String']
    url: Scalars['String']
    type: Maybe<Scalars['String']>
    size: Maybe<Scalars['Int']>
    language: Maybe<Scalars['String']>
  }

  type ContentFilterList = Node & {
    id: Scalars['ID']
    site: Scalars['SiteHandle']
    list: Scalars['ContentFilterList_list']
    options: Array<ContentFilterOption>
  }

  type ContentFilterOption = {
    id: Scalars['String']
    title: Scalars['String']
    group: Maybe<Scalars['String']>
    active: Scalars['Boolean']
    slug: Maybe<Scalars['String']>
    code: Maybe<Scalars['String']>
  }

  type ContentSitemap = Node & {
    id: Scalars['ID']
    site: Scalars['SiteHandle']
    section: Scalars['ContentSitemap_section']
    entries: Array<ContentSitemapEntry>
  }

  type ContentSitemapEntry = {
    id: Scalars['String']
    title: Scalars['String']
    section: Scalars['String']
    slug: Maybe<Scalars['String']>
  }

  type ContentShortlink = Node & {
    id: Scalars['ID']
    site: Scalars['SiteHandle']
    code: Scalars['String']
    section: Maybe<Scalars['String']>
    slug: Maybe<Scalars['String']>
    externalUrl: Maybe<Scalars['String']>
  }

  type ContentProductCategory = Node & {
    id: Scalars['ID']
    site: Scalars['SiteHandle']
    position: Scalars['Int']
    contentId: Scalars['String']
    code: Scalars['String']
    slug: Scalars['String']
    title: Scalars['String']
    section: Scalars['String']
    claim: Maybe<Scalars['String']>
    abstract: Maybe<Scalars['String']>
    description: Maybe<Scalars['String']>
    image: Maybe<ContentPicture>
    businessUnits: Array<ContentProductCategoryBusinessUnits>
    facts: Array<ContentProductFact>
    seo: Maybe<ContentPageSeo>
    dateUpdated: Maybe<Scalars['String']>
    translations: Scalars['ContentProductCategory_translations']
  }

  type ContentProductCategoryBusinessUnits = {
    id: Scalars['String']
  }

  type ContentPageSeo = {
    metaTitle: Maybe<Scalars['String']>
    description: Maybe<Scalars['String']>
    ogImage: Maybe<ContentPicture>
    noIndex: Scalars['Boolean']
  }

  type ContentProduct = Node & {
    id: Scalars['ID']
    site: Scalars['SiteHandle']
    position: Scalars['Int']
    contentId: Scalars['String']
    code: Scalars['String']
    section: Scalars['String']
    title: Scalars['String']
    slug: Scalars['String']
    category: ContentCategoryReference
    abstract: Maybe<Scalars['String']>
    image: Maybe<ContentPicture>
    figures: Array<ContentKeyFigure>
    businessUnits: Array<ContentProductBusinessUnits>
    materials: Array<ContentProductMaterials>
    typologies: Array<ContentProductTypologies>
    industries: Array<ContentProductIndustries>
    processes: Array<ContentProductProcesses>
    versions: Array<ContentProductVersion>
    dateIntroduced: Maybe<Scalars['String']>
    translations: Scalars['ContentProduct_translations']
    dateUpdated: Maybe<Scalars['String']>
    claim: Maybe<Scalars['String']>
    description: Maybe<Scalars['String']>
    gallery: Array<ContentMediaItem>
    features: Array<ContentProductFeature>
    documents: Array<ContentDocument>
    relatedProducts: Array<Scalars['String']>
    actions: Array<ContentCallToAction>
    facts: Array<ContentProductFact>
    dimensions: Array<ContentProductDimensions>
    outline: Maybe<ContentOutline>
    seo: Maybe<ContentPageSeo>
  }

  type ContentCategoryReference = {
    id: Scalars['String']
    code: Scalars['String']
    slug: Scalars['String']
    title: Scalars['String']
  }

  type ContentKeyFigure = {
    label: Scalars['String']
    value: Scalars['String']
    unit: Maybe<Scalars['String']>
    key: Maybe<Scalars['String']>
    meaning: Maybe<ContentFigureMeaning>
    imperial: Maybe<ContentQuantity>
  }

  type ContentFigureMeaning = {
    key: Scalars['String']
    label: Scalars['String']
  }

  type ContentProductBusinessUnits = {
    id: Scalars['String']
  }

  type ContentProductMaterials = {
    id: Scalars['String']
  }

  type ContentProductTypologies = {
    id: Scalars['String']
  }

  type ContentProductIndustries = {
    id: Scalars['String']
  }

  type ContentProductProcesses = {
    id: Scalars['String']
  }

  type ContentProductVersion = {
    code: Scalars['String']
    title: Scalars['String']
    abstract: Maybe<Scalars['String']>
    typologies: Array<ContentProductVersionTypologies>
    figures: Array<ContentKeyFigure>
  }

  type ContentProductVersionTypologies = {
    id: Scalars['String']
  }

  type ContentMediaItem = {
    kind: Scalars['ContentMediaItem_kind']
    image: Maybe<ContentPicture>
    sources: Array<ContentMediaItemSources>
    caption: Maybe<Scalars['String']>
  }

  type ContentMediaItemSources = {
    src: Scalars['String']
    type: Scalars['String']
  }

  type ContentProductFeature = {
    title: Scalars['String']
    text: Scalars['String']
    image: Maybe<ContentPicture>
    figures: Array<ContentKeyFigure>
  }

  type ContentProductDimensions = {
    code: Scalars['String']
    length: Scalars['Float']
    width: Scalars['Float']
    height: Scalars['Float']
    weight: Maybe<Scalars['Float']>
    workingArea: Maybe<ContentWorkingArea>
    supports: Maybe<ContentSupports>
  }

  type ContentWorkingArea = {
    label: Scalars['String']
    length: Maybe<Scalars['Float']>
    width: Scalars['Float']
  }

  type ContentSupports = {
    along: Scalars['Int']
    across: Scalars['Int']
    spacingAlong: Scalars['Float']
    spacingAcross: Scalars['Float']
    load: Scalars['Float']
  }

  type ContentOutline = {
    front: Scalars['String']
    side: Scalars['String']
    plan: Scalars['String']
  }

  type ContentEntry = Node & {
    id: Scalars['ID']
    site: Scalars['SiteHandle']
    handle: Maybe<Scalars['String']>
    contentId: Scalars['String']
    section: Scalars['String']
    type: Maybe<Scalars['String']>
    title: Scalars['String']
    slug: Maybe<Scalars['String']>
    preTitle: Maybe<Scalars['String']>
    abstract: Maybe<Scalars['String']>
    image: Maybe<ContentPicture>
    date: Maybe<Scalars['String']>
    endDate: Maybe<Scalars['String']>
    place: Maybe<Scalars['String']>
    country: Maybe<Scalars['String']>
    deadline: Maybe<Scalars['String']>
    status: Maybe<Scalars['ContentEntry_status']>
    categories: Array<ContentEntryCategories>
    document: Maybe<ContentDocument>
    externalUrl: Maybe<Scalars['String']>
    translations: Scalars['ContentEntry_translations']
    dateUpdated: Maybe<Scalars['String']>
    body: Maybe<Scalars['String']>
    blocks: Scalars['ContentEntry_blocks']
    facts: Array<ContentFact>
    actions: Array<ContentCallToAction>
    gallery: Array<ContentMediaItem>
    documents: Array<ContentDocument>
    guard: Maybe<Scalars['String']>
    seo: Maybe<ContentPageSeo>
  }

  type ContentEntryCategories = {
    id: Scalars['String']
  }

  type ContentFact = {
    label: Scalars['String']
    value: Scalars['String']
  }

  type ContentLocation = Node & {
    id: Scalars['ID']
    site: Scalars['SiteHandle']
    section: Scalars['String']
    position: Scalars['Int']
    writtenHours: Array<Scalars['String']>
    contentId: Scalars['String']
    title: Scalars['String']
    type: Maybe<Scalars['String']>
    country: Scalars['String']
    town: Scalars['String']
    postalCode: Maybe<Scalars['String']>
    street: Maybe<Scalars['String']>
    longitude: Scalars['Float']
    latitude: Scalars['Float']
    phones: Array<ContentLocationPhones>
    emails: Array<ContentLocationEmails>
    services: Array<ContentLocationServices>
    areas: Array<ContentLocationAreas>
    googleMapsDirections: Maybe<Scalars['String']>
    openingHours: Array<Scalars['String']>
    onCallHours: Array<Scalars['String']>
    timeZone: Maybe<Scalars['String']>
  }

  type ContentLocationPhones = {
    number: Scalars['String']
    href: Scalars['String']
  }

  type ContentLocationEmails = {
    email: Scalars['String']
  }

  type ContentLocationServices = {
    id: Scalars['String']
  }

  type ContentLocationAreas = {
    id: Scalars['String']
  }

  type ContentImage = Node & {
    id: Scalars['ID']
    address: Scalars['String']
    width: Scalars['Int']
    height: Scalars['Int']
    data: Scalars['ContentImage_data']
    shares: Scalars['ContentImage_shares']
  }

  type Site = Node & {
    id: Scalars['ID']
    siteMetadata: SiteSiteMetadata
  }

  type SiteSiteMetadata = {
    siteUrl: Scalars['String']
  }

  type ContentQuantity = {
    value: Scalars['String']
    unit: Scalars['String']
  }

  type ContentSiteRegionConnection = {
    nodes: Array<ContentSiteRegion>
    totalCount: Scalars['Int']
    group: Array<ContentSiteRegionGroupConnection>
  }

  type ContentSiteRegionGroupConnection = {
    fieldValue: Maybe<Scalars['String']>
    totalCount: Scalars['Int']
    nodes: Array<ContentSiteRegion>
  }

  type ContentCompanyInfoConnection = {
    nodes: Array<ContentCompanyInfo>
    totalCount: Scalars['Int']
    group: Array<ContentCompanyInfoGroupConnection>
  }

  type ContentCompanyInfoGroupConnection = {
    fieldValue: Maybe<Scalars['String']>
    totalCount: Scalars['Int']
    nodes: Array<ContentCompanyInfo>
  }

  type ContentGlobalConfigsConnection = {
    nodes: Array<ContentGlobalConfigs>
    totalCount: Scalars['Int']
    group: Array<ContentGlobalConfigsGroupConnection>
  }

  type ContentGlobalConfigsGroupConnection = {
    fieldValue: Maybe<Scalars['String']>
    totalCount: Scalars['Int']
    nodes: Array<ContentGlobalConfigs>
  }

  type ContentSeoConnection = {
    nodes: Array<ContentSeo>
    totalCount: Scalars['Int']
    group: Array<ContentSeoGroupConnection>
  }

  type ContentSeoGroupConnection = {
    fieldValue: Maybe<Scalars['String']>
    totalCount: Scalars['Int']
    nodes: Array<ContentSeo>
  }

  type ContentFormsConnection = {
    nodes: Array<ContentForms>
    totalCount: Scalars['Int']
    group: Array<ContentFormsGroupConnection>
  }

  type ContentFormsGroupConnection = {
    fieldValue: Maybe<Scalars['String']>
    totalCount: Scalars['Int']
    nodes: Array<ContentForms>
  }

  type ContentNavigationConnection = {
    nodes: Array<ContentNavigation>
    totalCount: Scalars['Int']
    group: Array<ContentNavigationGroupConnection>
  }

  type ContentNavigationGroupConnection = {
    fieldValue: Maybe<Scalars['String']>
    totalCount: Scalars['Int']
    nodes: Array<ContentNavigation>
  }

  type ContentFilterListConnection = {
    nodes: Array<ContentFilterList>
    totalCount: Scalars['Int']
    group: Array<ContentFilterListGroupConnection>
  }

  type ContentFilterListGroupConnection = {
    fieldValue: Maybe<Scalars['String']>
    totalCount: Scalars['Int']
    nodes: Array<ContentFilterList>
  }

  type ContentSitemapConnection = {
    nodes: Array<ContentSitemap>
    totalCount: Scalars['Int']
    group: Array<ContentSitemapGroupConnection>
  }

  type ContentSitemapGroupConnection = {
    fieldValue: Maybe<Scalars['String']>
    totalCount: Scalars['Int']
    nodes: Array<ContentSitemap>
  }

  type ContentShortlinkConnection = {
    nodes: Array<ContentShortlink>
    totalCount: Scalars['Int']
    group: Array<ContentShortlinkGroupConnection>
  }

  type ContentShortlinkGroupConnection = {
    fieldValue: Maybe<Scalars['String']>
    totalCount: Scalars['Int']
    nodes: Array<ContentShortlink>
  }

  type ContentProductCategoryConnection = {
    nodes: Array<ContentProductCategory>
    totalCount: Scalars['Int']
    group: Array<ContentProductCategoryGroupConnection>
  }

  type ContentProductCategoryGroupConnection = {
    fieldValue: Maybe<Scalars['String']>
    totalCount: Scalars['Int']
    nodes: Array<ContentProductCategory>
  }

  type ContentProductConnection = {
    nodes: Array<ContentProduct>
    totalCount: Scalars['Int']
    group: Array<ContentProductGroupConnection>
  }

  type ContentProductGroupConnection = {
    fieldValue: Maybe<Scalars['String']>
    totalCount: Scalars['Int']
    nodes: Array<ContentProduct>
  }

  type ContentEntryConnection = {
    nodes: Array<ContentEntry>
    totalCount: Scalars['Int']
    group: Array<ContentEntryGroupConnection>
  }

  type ContentEntryGroupConnection = {
    fieldValue: Maybe<Scalars['String']>
    totalCount: Scalars['Int']
    nodes: Array<ContentEntry>
  }

  type ContentLocationConnection = {
    nodes: Array<ContentLocation>
    totalCount: Scalars['Int']
    group: Array<ContentLocationGroupConnection>
  }

  type ContentLocationGroupConnection = {
    fieldValue: Maybe<Scalars['String']>
    totalCount: Scalars['Int']
    nodes: Array<ContentLocation>
  }

  type ContentImageConnection = {
    nodes: Array<ContentImage>
    totalCount: Scalars['Int']
    group: Array<ContentImageGroupConnection>
  }

  type ContentImageGroupConnection = {
    fieldValue: Maybe<Scalars['String']>
    totalCount: Scalars['Int']
    nodes: Array<ContentImage>
  }

  type Query = {
    site: Site
    contentSiteRegion: Maybe<ContentSiteRegion>
    allContentSiteRegion: ContentSiteRegionConnection
    contentCompanyInfo: ContentCompanyInfo
    allContentCompanyInfo: ContentCompanyInfoConnection
    contentGlobalConfigs: ContentGlobalConfigs
    allContentGlobalConfigs: ContentGlobalConfigsConnection
    contentSeo: ContentSeo
    allContentSeo: ContentSeoConnection
    contentForms: ContentForms
    allContentForms: ContentFormsConnection
    contentNavigation: ContentNavigation
    allContentNavigation: ContentNavigationConnection
    contentFilterList: Maybe<ContentFilterList>
    allContentFilterList: ContentFilterListConnection
    contentSitemap: Maybe<ContentSitemap>
    allContentSitemap: ContentSitemapConnection
    contentShortlink: Maybe<ContentShortlink>
    allContentShortlink: ContentShortlinkConnection
    contentProductCategory: Maybe<ContentProductCategory>
    allContentProductCategory: ContentProductCategoryConnection
    contentProduct: Maybe<ContentProduct>
    allContentProduct: ContentProductConnection
    contentEntry: Maybe<ContentEntry>
    allContentEntry: ContentEntryConnection
    contentLocation: Maybe<ContentLocation>
    allContentLocation: ContentLocationConnection
    contentImage: Maybe<ContentImage>
    allContentImage: ContentImageConnection
  }

  type CalendarFilesQueryVariables = Exact<{ [key: string]: never }>

  type CalendarFilesQuery = {
    website: { siteMetadata: { siteUrl: string } }
    entries: {
      nodes: Array<{
        id: string
        type: string | null
        title: string
        abstract: string | null
        place: string | null
        date: string | null
        endDate: string | null
      }>
    }
    companies: { nodes: Array<{ site: import('./sites').SiteHandle; name: string }> }
  }

  type ContentImageFragment = {
    src: string
    alt: string
    width: number
    height: number
    whole: boolean
    data?: import('gatsby-plugin-image').IGatsbyImageData | null
    focus: { x: number; y: number } | null
  }

  type MenuItemFragment = {
    id: string
    title: string
    section: string | null
    slug: string | null
    hasFilters: boolean
    indexPage: boolean
    hidden: boolean
    externalUrl: string | null
    dynamicSection: 'about' | 'services' | 'engineering' | 'bit' | 'basePages' | null
    type: 'active' | 'passive' | null
    navigationActions: Array<{
      label: string
      section: string | null
      slug: string | null
      externalUrl: string | null
    }>
    teasers: Array<{
      preTitle: string | null
      title: string
      image: ContentImageFragment | null
      action: {
        label: string
        actionUrl: string | null
        actionFile: { url: string } | null
        actionPage: { section: string; slug: string | null } | null
      } | null
    }>
  }

  type MenuTreeFragment = {
    children: Array<{ children: Array<MenuItemFragment> } & MenuItemFragment>
  } & MenuItemFragment

  type ProductFactFragment = {
    key: string
    title: string | null
    text: string | null
    actionUrl: string | null
    anchor: string | null
    hidden: boolean
    actionPage: { section: string; slug: string | null } | null
  }

  type BuildContentQueryVariables = Exact<{ [key: string]: never }>

  type BuildContentQuery = {
    regions: {
      nodes: Array<{
        name: string
        sites: Array<{
          handle: import('./sites').SiteHandle
          name: string
          countries: Array<string>
        }>
      }>
    }
    navigation: {
      nodes: Array<{
        site: import('./sites').SiteHandle
        mainNavigation: Array<MenuTreeFragment>
        headerNavigation: Array<MenuTreeFragment>
        footerNavigation: Array<MenuTreeFragment>
        sitemap: Array<MenuTreeFragment>
      }>
    }
    configs: {
      nodes: Array<{
        site: import('./sites').SiteHandle
        newsletterBox: Array<string>
        newsletterAction: string | null
        newsletterTexts: {
          blockTitle: string | null
          abstract: string | null
          btnLabel: string | null
        } | null
        logins: { customers: string | null; sales: string | null; employees: string | null } | null
        productFacts: { title: string; facts: Array<ProductFactFragment> } | null
        mainNavHighlights: Array<{
          section: string
          slug: string | null
          title: string
          typeLabel: string | null
          image: ContentImageFragment | null
        }>
      }>
    }
    shortlinks: {
      nodes: Array<{
        site: import('./sites').SiteHandle
        code: string
        section: string | null
        slug: string | null
        externalUrl: string | null
      }>
    }
    forms: {
      nodes: Array<{
        id: string
        site: import('./sites').SiteHandle
        formPurposes: Array<{
          purpose: string
          formName: string | null
          action: string | null
          embedCode: string | null
          description: string | null
          confirmation: string | null
          formCategories: Array<{ slug: string }>
          forms: Array<{
            name: string
            code: string
            purpose: string | null
            description: string | null
            categories: Array<{ slug: string }>
          }>
        }>
      }>
    }
    filters: {
      nodes: Array<{
        site: import('./sites').SiteHandle
        list:
          | 'productsCategories'
          | 'businessUnitsCategories'
          | 'typologyCategories'
          | 'materialsCategories'
          | 'industriesCategories'
          | 'processesCategories'
          | 'pressCategories'
          | 'jobCategories'
          | 'branchServicesCategories'
          | 'charityProjectsCategories'
          | 'geographicAreaCategories'
          | 'supportServicesCategories'
          | 'timelineMilestonesCategories'
        options: Array<{
          id: string
          title: string
          active: boolean
          slug: string | null
          code: string | null
        }>
      }>
    }
    sitemaps: {
      nodes: Array<{
        site: import('./sites').SiteHandle
        section: 'about' | 'services' | 'engineering' | 'bit' | 'basePages'
        entries: Array<{ id: string; title: string; section: string; slug: string | null }>
      }>
    }
    categories: {
      nodes: Array<{
        id: string
        site: import('./sites').SiteHandle
        title: string
        section: string
        code: string
        slug: string
        translations: import('./contract').Translations
        facts: Array<ProductFactFragment>
        image: { share?: import('./templates/shared/frame').Cut | null } | null
        seo: { noIndex: boolean } | null
      }>
    }
    products: {
      nodes: Array<{
        id: string
        site: import('./sites').SiteHandle
        title: string
        section: string
        code: string
        slug: string
        relatedProducts: Array<string>
        translations: import('./contract').Translations
        businessUnits: Array<{ id: string }>
        industries: Array<{ id: string }>
        materials: Array<{ id: string }>
        category: { code: string; slug: string }
        facts: Array<ProductFactFragment>
        outline: { front: string; side: string; plan: string } | null
        dimensions: Array<{
          code: string
          length: number
          width: number
          height: number
          weight: number | null
          workingArea: { label: string; length: number | null; width: number } | null
          supports: {
            along: number
            across: number
            spacingAlong: number
            spacingAcross: number
            load: number
          } | null
        }>
        versions: Array<{ code: string; title: string }>
        image: { share?: import('./templates/shared/frame').Cut | null } | null
        seo: { noIndex: boolean } | null
      }>
    }
    entries: {
      nodes: Array<{
        id: string
        contentId: string
        site: import('./sites').SiteHandle
        handle: string | null
        title: string
        section: string
        slug: string | null
        type: string | null
        date: string | null
        endDate: string | null
        deadline: string | null
        status: 'open' | 'closed' | null
        guard: string | null
        blocks: import('./templates/shared/views').WithImages<import('./contract').Entry['blocks']>
        translations: import('./contract').Translations
        actions: Array<{ label: string }>
        image: { share?: import('./templates/shared/frame').Cut | null } | null
        seo: { noIndex: boolean } | null
      }>
    }
    seo: {
      nodes: Array<{
        site: import('./sites').SiteHandle
        image: { share?: import('./templates/shared/frame').Cut | null } | null
      }>
    }
    companies: {
      nodes: Array<{
        site: import('./sites').SiteHandle
        name: string
        shortName: string
        icon: string | null
        legalName: string
        vat: string
        vatUrl: string | null
        copyrightUrl: string | null
        address: { street: string; postalCode: string | null; town: string } | null
        socials: { facebook: string | null; linkedin: string | null; youtube: string | null } | null
        logo: ContentImageFragment | null
        phones: Array<{ label: string | null; number: string; href: string }>
        emails: Array<{ label: string | null; email: string }>
      }>
    }
  }

  type ListingContentQueryVariables = Exact<{
    sections?: InputMaybe<Array<Scalars['String']>>
    lists?: InputMaybe<Array<Scalars['String']>>
  }>

  type ListingContentQuery = {
    entries: {
      nodes: Array<{
        id: string
        section: string
        slug: string | null
        type: string | null
        title: string
        preTitle: string | null
        abstract: string | null
        date: string | null
        endDate: string | null
        place: string | null
        deadline: string | null
        status: 'open' | 'closed' | null
        externalUrl: string | null
        image: {
          src: string
          alt: string
          width: number
          height: number
          whole: boolean
          data?: import('gatsby-plugin-image').IGatsbyImageData | null
          focus: { x: number; y: number } | null
        } | null
        facts: Array<{ label: string; value: string }>
        document: { url: string } | null
        categories: Array<{ id: string }>
      }>
    }
    filters: {
      nodes: Array<{
        site: import('./sites').SiteHandle
        list:
          | 'productsCategories'
          | 'businessUnitsCategories'
          | 'typologyCategories'
          | 'materialsCategories'
          | 'industriesCategories'
          | 'processesCategories'
          | 'pressCategories'
          | 'jobCategories'
          | 'branchServicesCategories'
          | 'charityProjectsCategories'
          | 'geographicAreaCategories'
          | 'supportServicesCategories'
          | 'timelineMilestonesCategories'
        options: Array<{ id: string; title: string; active: boolean }>
      }>
    }
  }

  type CatalogueFigureFragment = {
    key: string | null
    label: string
    value: string
    unit: string | null
    meaning: { key: string; label: string } | null
  }

  type CatalogueReferencesFragment = {
    businessUnits: Array<{ id: string }>
    materials: Array<{ id: string }>
    typologies: Array<{ id: string }>
    industries: Array<{ id: string }>
    processes: Array<{ id: string }>
  }

  type CatalogueContentQueryVariables = Exact<{
    lists?: InputMaybe<Array<Scalars['String']>>
  }>

  type CatalogueContentQuery = {
    products: {
      nodes: Array<
        {
          site: import('./sites').SiteHandle
          code: string
          title: string
          slug: string
          abstract: string | null
          dateIntroduced: string | null
          category: { id: string; slug: string; title: string }
          actions: Array<{
            label: string
            actionUrl: string | null
            actionFile: { url: string } | null
            actionPage: { section: string; slug: string | null } | null
          }>
          image: {
            src: string
            alt: string
            width: number
            height: number
            whole: boolean
            data?: import('gatsby-plugin-image').IGatsbyImageData | null
            focus: { x: number; y: number } | null
          } | null
          figures: Array<CatalogueFigureFragment>
          versions: Array<{
            code: string
            title: string
            typologies: Array<{ id: string }>
            figures: Array<CatalogueFigureFragment>
          }>
        } & CatalogueReferencesFragment
      >
    }
    lists: {
      nodes: Array<{
        site: import('./sites').SiteHandle
        list:
          | 'productsCategories'
          | 'businessUnitsCategories'
          | 'typologyCategories'
          | 'materialsCategories'
          | 'industriesCategories'
          | 'processesCategories'
          | 'pressCategories'
          | 'jobCategories'
          | 'branchServicesCategories'
          | 'charityProjectsCategories'
          | 'geographicAreaCategories'
          | 'supportServicesCategories'
          | 'timelineMilestonesCategories'
        options: Array<{ id: string; title: string; group: string | null; active: boolean }>
      }>
    }
  }

  type PlacesFilesQueryVariables = Exact<{ [key: string]: never }>

  type PlacesFilesQuery = {
    places: {
      nodes: Array<{
        site: import('./sites').SiteHandle
        contentId: string
        section: string
        title: string
        type: string | null
        country: string
        town: string
        postalCode: string | null
        street: string | null
        longitude: number
        latitude: number
        googleMapsDirections: string | null
        openingHours: Array<string>
        onCallHours: Array<string>
        timeZone: string | null
        writtenHours: Array<string>
        phones: Array<{ number: string; href: string }>
        emails: Array<{ email: string }>
        services: Array<{ id: string }>
        areas: Array<{ id: string }>
      }>
    }
    placeFilters: {
      nodes: Array<{
        site: import('./sites').SiteHandle
        list:
          | 'productsCategories'
          | 'businessUnitsCategories'
          | 'typologyCategories'
          | 'materialsCategories'
          | 'industriesCategories'
          | 'processesCategories'
          | 'pressCategories'
          | 'jobCategories'
          | 'branchServicesCategories'
          | 'charityProjectsCategories'
          | 'geographicAreaCategories'
          | 'supportServicesCategories'
          | 'timelineMilestonesCategories'
        options: Array<{ id: string; title: string }>
      }>
    }
  }

  type ArticlePageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    neighbours?: InputMaybe<Array<Scalars['String']>>
  }>

  type ArticlePageQuery = EntryDataFragment

  type CategoryPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    category: Scalars['String']
  }>

  type CategoryPageQuery = {
    category: {
      contentId: string
      title: string
      claim: string | null
      abstract: string | null
      description: string | null
      image: PictureFragment | null
      seo: PageSeoFragment | null
    } | null
    products: { nodes: Array<CardFragment> }
  } & FrameFragment &
    CatalogueTrailFragment

  type CharityPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    rows?: InputMaybe<Array<Scalars['String']>>
  }>

  type CharityPageQuery = {
    projects: { nodes: Array<EntryInPlaceFragment> }
    filters: FilterOptionsFragment | null
  } & ComposedDataFragment

  type ComposedPageFragment = {
    title: string
    abstract: string | null
    body: string | null
    blocks: import('./templates/shared/views').WithImages<import('./contract').Entry['blocks']>
    image: PictureFragment | null
    actions: Array<ActionFragment>
    seo: PageSeoFragment | null
  }

  type ComposedDataFragment = { entry: ComposedPageFragment | null } & FrameFragment &
    PageTrailFragment &
    BlocksDataFragment

  type EntryInPlaceFragment = {
    id: string
    slug: string | null
    type: string | null
    title: string
    abstract: string | null
    date: string | null
    endDate: string | null
    place: string | null
    deadline: string | null
    status: 'open' | 'closed' | null
    country: string | null
    body: string | null
    categories: Array<{ id: string }>
    image: PictureFragment | null
    facts: Array<{ label: string; value: string }>
    actions: Array<ActionFragment>
  }

  type ContactFormPageQueryVariables = Exact<{
    site: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
  }>

  type ContactFormPageQuery = {
    forms: {
      formPurposes: Array<{
        purpose: string
        formName: string | null
        action: string | null
        embedCode: string | null
        formCategories: Array<{ slug: string }>
        forms: Array<{ code: string; categories: Array<{ slug: string }> }>
      }>
    }
    reach: ReachFragment
  } & FrameFragment &
    PageTrailFragment

  type BranchesPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
  }>

  type BranchesPageQuery = {
    places: { nodes: Array<{ openingHours: Array<string> } & PlaceFragment> }
  } & PlacesPageFragment

  type HeadquarterPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
  }>

  type HeadquarterPageQuery = {
    places: { nodes: Array<{ openingHours: Array<string> } & PlaceFragment> }
    departments: {
      phones: Array<{ label: string | null; number: string; href: string }>
      emails: Array<{ label: string | null; email: string }>
    }
    offers: {
      formPurposes: Array<{
        purpose: string
        formName: string | null
        embedCode: string | null
        formCategories: Array<{ slug: string }>
        forms: Array<{ code: string }>
      }>
    }
  } & PlacesPageFragment

  type PlaceFragment = {
    contentId: string
    section: string
    title: string
    type: string | null
    country: string
    town: string
    postalCode: string | null
    street: string | null
    longitude: number
    latitude: number
    googleMapsDirections: string | null
    writtenHours: Array<string>
    phones: Array<{ number: string; href: string }>
    emails: Array<{ email: string }>
    services: Array<{ id: string }>
    areas: Array<{ id: string }>
  }

  type PlacesPageFragment = {
    entry: ({ facts: Array<{ label: string; value: string }> } & ComposedPageFragment) | null
    placeFilters: {
      nodes: Array<{
        list:
          | 'productsCategories'
          | 'businessUnitsCategories'
          | 'typologyCategories'
          | 'materialsCategories'
          | 'industriesCategories'
          | 'processesCategories'
          | 'pressCategories'
          | 'jobCategories'
          | 'branchServicesCategories'
          | 'charityProjectsCategories'
          | 'geographicAreaCategories'
          | 'supportServicesCategories'
          | 'timelineMilestonesCategories'
        options: Array<{ id: string; title: string }>
      }>
    }
  } & FrameFragment &
    PageTrailFragment &
    BlocksDataFragment

  type TechnicalServicePageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
  }>

  type TechnicalServicePageQuery = { places: { nodes: Array<PlaceFragment> } } & PlacesPageFragment

  type EducationPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
  }>

  type EducationPageQuery = ComposedDataFragment

  type EntryDataFragment = {
    entry:
      | ({
          body: string | null
          blocks: import('./templates/shared/views').WithImages<
            import('./contract').Entry['blocks']
          >
          facts: Array<{ label: string; value: string }>
          actions: Array<ActionFragment>
          gallery: Array<{
            kind: 'image' | 'video'
            caption: string | null
            image: PictureFragment | null
            sources: Array<{ src: string; type: string }>
          }>
          document: FileFragment | null
          documents: Array<FileFragment>
          seo: PageSeoFragment | null
        } & EntryCardFragment)
      | null
    neighbours: { nodes: Array<{ id: string } & EntryCardFragment> }
  } & FrameFragment &
    PageTrailFragment &
    BlocksDataFragment

  type EthicalCodePageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
  }>

  type EthicalCodePageQuery = {
    entry: { document: FileFragment | null } | null
  } & ComposedDataFragment

  type EventPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    neighbours?: InputMaybe<Array<Scalars['String']>>
  }>

  type EventPageQuery = EntryDataFragment

  type FaqPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
  }>

  type FaqPageQuery = ComposedDataFragment

  type FeaturePageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    neighbours?: InputMaybe<Array<Scalars['String']>>
  }>

  type FeaturePageQuery = EntryDataFragment

  type HistoryPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
  }>

  type HistoryPageQuery = { filters: FilterOptionsFragment | null } & ComposedDataFragment

  type HomePageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    news?: InputMaybe<Array<Scalars['String']>>
    careers?: InputMaybe<Scalars['String']>
  }>

  type HomePageQuery = {
    organization: {
      name: string
      shortName: string
      legalName: string
      vat: string
      description: string | null
      foundingYear: number | null
      logo: PictureFragment | null
      phones: Array<{ label: string | null; number: string }>
      emails: Array<{ email: string }>
      address: {
        street: string
        postalCode: string | null
        town: string
        region: string | null
        country: string | null
      } | null
      socials: { facebook: string | null; linkedin: string | null; youtube: string | null } | null
    }
    entry: {
      title: string
      blocks: import('./templates/shared/views').WithImages<import('./contract').Entry['blocks']>
      seo: PageSeoFragment | null
    } | null
    news: { nodes: Array<EntryCardFragment> }
    industries: FilterOptionsFragment | null
    careers: EntryCardFragment | null
  } & FrameFragment &
    BlocksDataFragment

  type JobsPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    rows?: InputMaybe<Array<Scalars['String']>>
  }>

  type JobsPageQuery = {
    jobs: { nodes: Array<EntryInPlaceFragment> }
    filters: FilterOptionsFragment | null
  } & ComposedDataFragment

  type LandingPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    neighbours?: InputMaybe<Array<Scalars['String']>>
  }>

  type LandingPageQuery = EntryDataFragment

  type LegalPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    neighbours?: InputMaybe<Array<Scalars['String']>>
  }>

  type LegalPageQuery = EntryDataFragment

  type AgendaListQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    ids?: InputMaybe<Array<Scalars['String']>>
  }>

  type AgendaListQuery = ListingDataFragment

  type ArticlesListQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    ids?: InputMaybe<Array<Scalars['String']>>
  }>

  type ArticlesListQuery = ListingDataFragment

  type ListingDataFragment = {
    items: {
      nodes: Array<
        {
          id: string
          externalUrl: string | null
          facts: Array<{ label: string; value: string }>
          document: { url: string } | null
        } & EntryCardFragment
      >
    }
  } & ComposedDataFragment

  type NewsListQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    ids?: InputMaybe<Array<Scalars['String']>>
  }>

  type NewsListQuery = ListingDataFragment

  type StoriesListQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    ids?: InputMaybe<Array<Scalars['String']>>
  }>

  type StoriesListQuery = ListingDataFragment

  type TendersListQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    ids?: InputMaybe<Array<Scalars['String']>>
  }>

  type TendersListQuery = ListingDataFragment

  type NotFoundPageQueryVariables = Exact<{
    site: Scalars['String']
  }>

  type NotFoundPageQuery = { sections: { nodes: Array<{ section: string }> } } & FrameFragment

  type BitPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    open?: InputMaybe<Array<Scalars['String']>>
    closed?: InputMaybe<Array<Scalars['String']>>
  }>

  type BitPageQuery = {
    entry: {
      title: string
      abstract: string | null
      blocks: import('./templates/shared/views').WithImages<import('./contract').Entry['blocks']>
      seo: PageSeoFragment | null
    } | null
    open: {
      nodes: Array<
        {
          deadline: string | null
          facts: Array<{ label: string; value: string }>
        } & EntryCardFragment
      >
    }
    closed: {
      nodes: Array<
        {
          deadline: string | null
          facts: Array<{ label: string; value: string }>
        } & EntryCardFragment
      >
    }
  } & FrameFragment &
    BlocksDataFragment

  type EngineeringPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
  }>

  type EngineeringPageQuery = {
    entry: {
      title: string
      abstract: string | null
      blocks: import('./templates/shared/views').WithImages<import('./contract').Entry['blocks']>
      seo: PageSeoFragment | null
    } | null
  } & FrameFragment &
    BlocksDataFragment

  type ServicesPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    shelved?: InputMaybe<Array<Scalars['String']>>
  }>

  type ServicesPageQuery = {
    company: { phones: Array<{ label: string | null; number: string; href: string }> }
    entry: {
      title: string
      abstract: string | null
      blocks: import('./templates/shared/views').WithImages<import('./contract').Entry['blocks']>
      seo: PageSeoFragment | null
    } | null
    shelved: { nodes: Array<EntryCardFragment> }
  } & FrameFragment &
    BlocksDataFragment

  type PreviewPageQueryVariables = Exact<{
    site: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
  }>

  type PreviewPageQuery = FrameFragment & PageTrailFragment

  type ProductPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    related?: InputMaybe<Array<Scalars['String']>>
    stories?: InputMaybe<Array<Scalars['String']>>
  }>

  type ProductPageQuery = {
    product: {
      code: string
      title: string
      claim: string | null
      abstract: string | null
      description: string | null
      category: { slug: string; title: string }
      image: PictureFragment | null
      gallery: Array<{
        kind: 'image' | 'video'
        caption: string | null
        image: PictureFragment | null
        sources: Array<{ src: string; type: string }>
      }>
      figures: Array<FigureFragment>
      features: Array<{
        title: string
        text: string
        image: PictureFragment | null
        figures: Array<FigureFragment>
      }>
      versions: Array<{
        code: string
        title: string
        abstract: string | null
        figures: Array<FigureFragment>
      }>
      documents: Array<FileFragment>
      actions: Array<ActionFragment>
      seo: PageSeoFragment | null
    } | null
    related: { nodes: Array<CardFragment> }
    stories: { nodes: Array<{ id: string } & EntryCardFragment> }
  } & FrameFragment &
    CatalogueTrailFragment

  type ProductsPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
  }>

  type ProductsPageQuery = {
    entry: {
      title: string
      abstract: string | null
      image: PictureFragment | null
      seo: PageSeoFragment | null
    } | null
    categories: { nodes: Array<CategoryFragment> }
    products: { nodes: Array<{ title: string; slug: string; category: { code: string } }> }
  } & FrameFragment &
    CatalogueTrailFragment

  type ProfilePageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
  }>

  type ProfilePageQuery = ComposedDataFragment

  type ResearchPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
  }>

  type ResearchPageQuery = ComposedDataFragment

  type SearchPageQueryVariables = Exact<{
    site: Scalars['String']
    entry?: InputMaybe<Scalars['String']>
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
  }>

  type SearchPageQuery = {
    entry: { title: string; abstract: string | null; seo: PageSeoFragment | null } | null
    sections: { nodes: Array<{ section: string; title: string }> }
    categories: { nodes: Array<CategoryFragment> }
    counts: { group: Array<{ code: string | null; count: number }> }
  } & FrameFragment &
    PageTrailFragment

  type PictureFragment = {
    src: string
    alt: string
    width: number
    height: number
    whole: boolean
    data?: import('gatsby-plugin-image').IGatsbyImageData | null
    focus: { x: number; y: number } | null
  }

  type FrameFragment = {
    website: { siteMetadata: { siteUrl: string } }
    company: {
      shortName: string
      emails: Array<{ email: string }>
      phones: Array<{ number: string; href: string }>
    }
    defaults: {
      title: string
      suffix: string
      description: string | null
      ogImage: { alt: string; share?: import('./templates/shared/frame').Cut | null } | null
    }
  }

  type FigureFragment = {
    label: string
    value: string
    unit: string | null
    meaning: { key: string; label: string } | null
    imperial: { value: string; unit: string } | null
  }

  type CardFragment = {
    code: string
    title: string
    slug: string
    abstract: string | null
    category: { slug: string; title: string }
    image: PictureFragment | null
    figures: Array<FigureFragment>
  }

  type EntryCardFragment = {
    section: string
    slug: string | null
    type: string | null
    title: string
    preTitle: string | null
    abstract: string | null
    date: string | null
    endDate: string | null
    place: string | null
    deadline: string | null
    status: 'open' | 'closed' | null
    image: PictureFragment | null
  }

  type FilterOptionsFragment = { options: Array<{ id: string; title: string; active: boolean }> }

  type CategoryFragment = {
    code: string
    title: string
    slug: string
    abstract: string | null
    image: PictureFragment | null
  }

  type BlocksDataFragment = {
    categories: { nodes: Array<CategoryFragment> }
    counts: { group: Array<{ code: string | null; count: number }> }
    products: { nodes: Array<CardFragment> }
    entries: { nodes: Array<EntryCardFragment> }
    service: {
      onCall: {
        openingHours: Array<string>
        timeZone: string | null
        text: string | null
        phone: { label: string | null; number: string; href: string }
      } | null
    }
  }

  type ActionFragment = {
    label: string
    actionUrl: string | null
    actionFile: { url: string } | null
    actionPage: { section: string; slug: string | null } | null
  }

  type FileFragment = {
    title: string
    url: string
    type: string | null
    size: number | null
    language: string | null
  }

  type PageSeoFragment = {
    metaTitle: string | null
    description: string | null
    ogImage: { alt: string; share?: import('./templates/shared/frame').Cut | null } | null
  }

  type ReachFragment = {
    shortName: string
    phones: Array<{ label: string | null; number: string; href: string }>
    emails: Array<{ label: string | null; email: string }>
  }

  type PageTrailFragment = { trail: { nodes: Array<{ section: string; title: string }> } }

  type CatalogueTrailFragment = { trail: { nodes: Array<{ section: string; title: string }> } }

  type StoryPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    neighbours?: InputMaybe<Array<Scalars['String']>>
  }>

  type StoryPageQuery = EntryDataFragment

  type SupportPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
  }>

  type SupportPageQuery = { reach: ReachFragment } & ComposedDataFragment

  type TenderPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    neighbours?: InputMaybe<Array<Scalars['String']>>
  }>

  type TenderPageQuery = EntryDataFragment

  type WorkingAtPageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
    rows?: InputMaybe<Array<Scalars['String']>>
  }>

  type WorkingAtPageQuery = {
    openJobs: {
      nodes: Array<{
        id: string
        slug: string | null
        title: string
        place: string | null
        deadline: string | null
      }>
    }
  } & ComposedDataFragment

  type WorldwidePageQueryVariables = Exact<{
    site: Scalars['String']
    entry: Scalars['String']
    ancestors?: InputMaybe<Array<Scalars['String']>>
    categories?: InputMaybe<Array<Scalars['String']>>
    products?: InputMaybe<Array<Scalars['String']>>
    entries?: InputMaybe<Array<Scalars['String']>>
  }>

  type WorldwidePageQuery = {
    places: { nodes: Array<PlaceFragment> }
    kinds: { nodes: Array<{ section: string; title: string }> }
  } & PlacesPageFragment
}
