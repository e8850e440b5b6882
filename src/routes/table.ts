import type { Language } from '../sites'

/** Translations of a fixed page's last segment; a missing language keeps the English one. */
export type SegmentTranslations = Readonly<Partial<Record<Exclude<Language, 'en'>, string>>>

/** One row of the route table. */
export interface RouteDefinition {
  /** The worldwide form; `{name}` is a parameter. */
  readonly path: string
  /** The content sections whose entries live here: without a parameter a section's own page. */
  readonly sections: readonly string[]
  readonly segment?: SegmentTranslations
}

/**
 * Every route of requirements 2.2 and D2. Order does not matter: a fixed path wins over
 * a parameter.
 */
export const routes = {
  home: { path: '/', sections: ['home'] },
  preview: { path: '/preview', sections: ['preview'] },
  search: {
    path: '/search',
    sections: ['search'],
    segment: { it: 'ricerca', de: 'suche', fr: 'recherche', es: 'buscar', pt: 'pesquisa' },
  },

  products: { path: '/products', sections: ['products'] },
  'products-category': { path: '/products/{category}', sections: ['productsCategories'] },
  'products-category-slug': {
    path: '/products/{category}/{slug}',
    sections: ['machines', 'plants', 'sustainableMaterials', 'software', 'technologies'],
  },

  engineering: { path: '/engineering', sections: ['engineering'] },
  'engineering-slug': { path: '/engineering/{slug}', sections: ['engineering'] },

  services: { path: '/services', sections: ['services'] },
  'services-slug': { path: '/services/{slug}', sections: ['services'] },
  'services-articles': {
    path: '/services/articles',
    sections: ['articles'],
    segment: { it: 'articoli', de: 'artikel', es: 'articulos', pt: 'artigos' },
  },
  'services-articles-slug': { path: '/services/articles/{slug}', sections: ['articles'] },
  'services-faq': { path: '/services/faq', sections: ['faq'] },
  'services-webinar': { path: '/services/webinar', sections: ['webinars'] },
  'services-webinar-slug': { path: '/services/webinar/{slug}', sections: ['webinars'] },
  'services-workshop': { path: '/services/workshop', sections: ['workshops'] },
  'services-workshop-slug': { path: '/services/workshop/{slug}', sections: ['workshops'] },

  'news-and-events': { path: '/news-and-events', sections: ['newsAndEvents'] },
  'news-and-events-slug': { path: '/news-and-events/{slug}', sections: ['newsAndEvents'] },
  'customer-stories': { path: '/customer-stories', sections: ['customerStories'] },
  'customer-stories-slug': { path: '/customer-stories/{slug}', sections: ['customerStories'] },
  'innovation-stories': { path: '/innovation-stories', sections: ['innovationStories'] },
  'innovation-stories-slug': {
    path: '/innovation-stories/{slug}',
    sections: ['innovationStories'],
  },

  bit: { path: '/bit', sections: ['bit'] },
  'bit-slug': { path: '/bit/{slug}', sections: ['bit'] },
  'bit-tenders-and-projects': {
    path: '/bit/tenders-and-projects',
    sections: ['tendersAndProjects'],
    segment: {
      it: 'bandi-e-progetti',
      de: 'ausschreibungen-und-projekte',
      fr: 'appels-d-offres-et-projets',
      es: 'licitaciones-y-proyectos',
      pt: 'concursos-e-projetos',
    },
  },
  'bit-tenders-and-projects-slug': {
    path: '/bit/tenders-and-projects/{slug}',
    sections: ['tendersAndProjects'],
  },

  'about-charity': {
    path: '/about-us/charity',
    sections: ['charity'],
    segment: {
      it: 'progetti-per-il-sociale',
      fr: 'projets-sociaux',
      de: 'projekte-im-sozialen-bereich',
      es: 'proyectos-sociales',
      pt: 'projetos-sociais',
    },
  },
  'about-ethical': {
    path: '/about-us/ethical-code',
    sections: ['ethicalCode'],
    segment: {
      it: 'codice-etico',
      de: 'verhaltenskodex',
      fr: 'code-ethique',
      es: 'codigo-etico',
      pt: 'codigo-de-etica',
    },
  },
  'about-history': {
    path: '/about-us/history',
    sections: ['history'],
    segment: { it: 'storia', de: 'geschichte', fr: 'histoire', es: 'historia', pt: 'historia' },
  },
  'about-profile': {
    path: '/about-us/profile',
    sections: ['profile'],
    segment: { it: 'profilo', de: 'profil', fr: 'profil', es: 'perfil', pt: 'perfil' },
  },
  'about-research-and-development': {
    path: '/about-us/research-and-development',
    sections: ['researchAndDevelopment'],
    segment: {
      it: 'ricerca-e-sviluppo',
      de: 'forschung-und-entwicklung',
      fr: 'recherche-et-developpement',
      es: 'investigacion-y-desarrollo',
      pt: 'pesquisa-e-desenvolvimento',
    },
  },
  'about-worldwide': { path: '/about-us/worldwide', sections: ['worldwide'] },
  'about-slug': { path: '/about-us/{slug}', sections: ['aboutUs'] },

  'careers-educational-projects': {
    path: '/careers/educational-projects',
    sections: ['educationalProjects'],
    segment: {
      it: 'progetti-formativi',
      de: 'bildungsprojekte',
      fr: 'projets-de-formation',
      es: 'proyectos-formativos',
      pt: 'projetos-educativos',
    },
  },
  'careers-job-opportunities': {
    path: '/careers/job-opportunities',
    sections: ['jobOpportunities'],
    segment: {
      it: 'opportunita-di-lavoro',
      de: 'stellenangebote',
      fr: 'offres-d-emploi',
      es: 'ofertas-de-empleo',
      pt: 'oportunidades-de-emprego',
    },
  },
  'careers-working-at': {
    path: '/careers/working-at-{product}',
    sections: ['workingAt'],
    segment: {
      it: 'lavorare-in-{product}',
      de: 'arbeiten-bei-{product}',
      fr: 'travailler-chez-{product}',
      es: 'trabajar-en-{product}',
      pt: 'trabalhar-na-{product}',
    },
  },

  'contacts-authorized-technical-service': {
    path: '/contacts/authorized-technical-service',
    sections: ['authorizedTechnicalService'],
  },
  'contacts-branches': { path: '/contacts/branches', sections: ['branches'] },
  'contacts-headquarter': { path: '/contacts/headquarter', sections: ['headquarter'] },
  'contacts-form': { path: '/contacts/{form}', sections: ['contacts'] },

  'support-spareparts': { path: '/support/spare-parts', sections: ['supportSpareparts'] },
  'support-request': { path: '/support/request', sections: ['supportRequest'] },

  discover: { path: '/discover/{code}', sections: ['shortlinks'] },
  landings: { path: '/landings/{slug}', sections: ['landings'] },
  pages: { path: '/pages/{slug}', sections: ['pages'] },

  'not-found': { path: '/404', sections: ['notFound'] },
  unavailable: { path: '/503', sections: [] },
} as const satisfies Record<string, RouteDefinition>

export type RouteName = keyof typeof routes

/** The routes that have pages; a short link only leads to one. */
export type PageRoute = Exclude<RouteName, 'discover'>

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never

/** The parameters of a route: `{ category: string; slug: string }` for a product. */
export type RouteParams<Name extends RouteName> = Readonly<
  Record<ParameterNames<(typeof routes)[Name]['path']>, string>
>
