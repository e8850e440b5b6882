import type { LocalizedTexts } from '../../../sites'
import type { ListedDraft } from '../../protocol'

/** The texts of the list of drafts. */
export interface DraftsTexts {
  readonly title: string
  readonly loading: string
  readonly none: string
  readonly failed: string
  readonly refused: string
  readonly noPage: string
  /** The title of pages without a list. */
  readonly pages: string
  readonly states: Readonly<Record<ListedDraft['state'], string>>
  readonly open: string
  readonly section: string
  readonly slug: string
  readonly submit: string
  readonly notFound: string
}

/** They go with the list, because no visitor sees it. */
export const draftsTexts: LocalizedTexts<DraftsTexts> = {
  en: {
    title: 'Drafts of this site',
    loading: 'The drafts are being fetched …',
    none: 'This site has no drafts: everything is published.',
    failed: 'The content service does not answer.',
    refused: 'The key of this preview is wrong or has expired.',
    noPage: 'no page of its own',
    pages: 'Pages',
    states: {
      changed: 'changed',
      new: 'new',
      moved: 'moved',
      scheduled: 'scheduled',
      removed: 'will go',
    },
    open: 'Open an entry',
    section: 'Section',
    slug: 'Slug, or id without a section',
    submit: 'Open',
    notFound: 'There is no page of such an entry in this site.',
  },
  it: {
    title: 'Bozze di questo sito',
    loading: 'Caricamento delle bozze…',
    none: 'Questo sito non ha bozze: tutto è pubblicato.',
    failed: 'Il servizio dei contenuti non risponde.',
    refused: 'La chiave di questa anteprima è errata o scaduta.',
    noPage: 'senza pagina propria',
    pages: 'Pagine',
    states: {
      changed: 'modificata',
      new: 'nuova',
      moved: 'spostata',
      scheduled: 'programmata',
      removed: 'sarà tolta',
    },
    open: 'Apri un contenuto',
    section: 'Sezione',
    slug: 'Slug, oppure id senza sezione',
    submit: 'Apri',
    notFound: 'In questo sito non c’è una pagina di questo contenuto.',
  },
  de: {
    title: 'Entwürfe dieser Website',
    loading: 'Die Entwürfe werden geholt …',
    none: 'Diese Website hat keine Entwürfe: Alles ist veröffentlicht.',
    failed: 'Der Inhaltsdienst antwortet nicht.',
    refused: 'Der Schlüssel dieser Vorschau ist falsch oder abgelaufen.',
    noPage: 'ohne eigene Seite',
    pages: 'Seiten',
    states: {
      changed: 'geändert',
      new: 'neu',
      moved: 'verschoben',
      scheduled: 'geplant',
      removed: 'entfällt',
    },
    open: 'Einen Eintrag öffnen',
    section: 'Bereich',
    slug: 'Slug, oder ID ohne Bereich',
    submit: 'Öffnen',
    notFound: 'Von einem solchen Eintrag gibt es auf dieser Website keine Seite.',
  },
  fr: {
    title: 'Brouillons de ce site',
    loading: 'Chargement des brouillons…',
    none: 'Ce site n’a pas de brouillons : tout est publié.',
    failed: 'Le service de contenu ne répond pas.',
    refused: 'La clé de cet aperçu est incorrecte ou a expiré.',
    noPage: 'sans page propre',
    pages: 'Pages',
    states: {
      changed: 'modifié',
      new: 'nouveau',
      moved: 'déplacé',
      scheduled: 'programmé',
      removed: 'sera retiré',
    },
    open: 'Ouvrir un contenu',
    section: 'Section',
    slug: 'Slug, ou id sans section',
    submit: 'Ouvrir',
    notFound: 'Il n’y a pas de page de ce contenu sur ce site.',
  },
  es: {
    title: 'Borradores de este sitio',
    loading: 'Cargando los borradores…',
    none: 'Este sitio no tiene borradores: todo está publicado.',
    failed: 'El servicio de contenidos no responde.',
    refused: 'La clave de esta vista previa es incorrecta o ha caducado.',
    noPage: 'sin página propia',
    pages: 'Páginas',
    states: {
      changed: 'modificado',
      new: 'nuevo',
      moved: 'trasladado',
      scheduled: 'programado',
      removed: 'se retirará',
    },
    open: 'Abrir un contenido',
    section: 'Sección',
    slug: 'Slug, o id sin sección',
    submit: 'Abrir',
    notFound: 'No hay ninguna página de ese contenido en este sitio.',
  },
  pt: {
    title: 'Rascunhos deste site',
    loading: 'A carregar os rascunhos…',
    none: 'Este site não tem rascunhos: tudo está publicado.',
    failed: 'O serviço de conteúdos não responde.',
    refused: 'A chave desta pré-visualização está errada ou expirou.',
    noPage: 'sem página própria',
    pages: 'Páginas',
    states: {
      changed: 'alterado',
      new: 'novo',
      moved: 'movido',
      scheduled: 'agendado',
      removed: 'será retirado',
    },
    open: 'Abrir um conteúdo',
    section: 'Secção',
    slug: 'Slug, ou id sem secção',
    submit: 'Abrir',
    notFound: 'Não há nenhuma página desse conteúdo neste site.',
  },
  pt_sa: {
    title: 'Rascunhos deste site',
    loading: 'Carregando os rascunhos…',
    none: 'Este site não tem rascunhos: tudo está publicado.',
    failed: 'O serviço de conteúdo não responde.',
    refused: 'A chave desta pré-visualização está errada ou expirou.',
    noPage: 'sem página própria',
    pages: 'Páginas',
    states: {
      changed: 'alterado',
      new: 'novo',
      moved: 'movido',
      scheduled: 'agendado',
      removed: 'será removido',
    },
    open: 'Abrir um conteúdo',
    section: 'Seção',
    slug: 'Slug, ou id sem seção',
    submit: 'Abrir',
    notFound: 'Não há página desse conteúdo neste site.',
  },
}
