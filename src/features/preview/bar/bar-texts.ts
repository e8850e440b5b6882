import type { Language } from '../../../sites'

/** What the bar says; `{…}` is filled in. */
export interface BarTexts {
  readonly name: string
  readonly states: Readonly<Record<string, string>>
  /** A draft in a state that has no words here. */
  readonly draft: string
  readonly asking: string
  /** A draft that is shown, and not compared yet. */
  readonly comparing: string
  readonly asOf: string
  readonly version: string
  readonly versions: Readonly<Record<'draft' | 'published', string>>
  readonly changes: string
  readonly before: string
  readonly after: string
  readonly nothing: string
  readonly mark: string
  readonly marked: string
  readonly noneMarked: string
  readonly reload: string
  readonly leave: string
  readonly drafts: string
  readonly movedTo: string
  readonly leftOut: string
  readonly failures: {
    readonly token: string
    readonly missing: string
    readonly broken: string
    readonly down: string
    readonly downWithDraft: string
  }
}

/** They go with the bar, because no visitor sees it. */
export const barTexts: Readonly<Record<Language, BarTexts>> = {
  en: {
    name: 'Preview',
    states: {
      published: 'No changes: this is what is published.',
      changed: 'Changed, not yet published.',
      new: 'New, not yet published.',
      moved: 'Moved: it will have another address.',
      scheduled: 'Scheduled: it will be published by itself.',
      unpublished: 'Will no longer be published.',
      deleted: 'Deleted.',
    },
    draft: 'A draft.',
    asking: 'Asking for the draft …',
    comparing: 'Draft. It is being compared …',
    asOf: 'As of {time}',
    version: 'Version shown',
    versions: { draft: 'Draft', published: 'Published' },
    changes: 'Changes ({count})',
    before: 'Before',
    after: 'After',
    nothing: 'nothing',
    mark: 'Mark on the page',
    marked: 'Marked on the page: {count}',
    noneMarked: 'None of the changes can be seen on this page.',
    reload: 'Reload',
    leave: 'Leave preview',
    drafts: 'All drafts',
    movedTo: 'Open it there',
    leftOut: 'Left out, because it breaks the contract:',
    failures: {
      token: 'The key of this preview is wrong or has expired. You see the published page.',
      missing: 'There is no draft of this page. You see what visitors see.',
      broken: 'The draft cannot be shown. You see the published page.',
      down: 'The content service does not answer. You see the published page.',
      downWithDraft: 'The content service does not answer. You see the draft as it was.',
    },
  },
  it: {
    name: 'Anteprima',
    states: {
      published: 'Nessuna modifica: è quanto è pubblicato.',
      changed: 'Modificata, non ancora pubblicata.',
      new: 'Nuova, non ancora pubblicata.',
      moved: 'Spostata: avrà un altro indirizzo.',
      scheduled: 'Programmata: sarà pubblicata da sola.',
      unpublished: 'Non sarà più pubblicata.',
      deleted: 'Eliminata.',
    },
    draft: 'Una bozza.',
    asking: 'Richiesta della bozza …',
    comparing: 'Bozza. Confronto in corso …',
    asOf: 'Aggiornata alle {time}',
    version: 'Versione mostrata',
    versions: { draft: 'Bozza', published: 'Pubblicata' },
    changes: 'Modifiche ({count})',
    before: 'Prima',
    after: 'Dopo',
    nothing: 'niente',
    mark: 'Evidenzia nella pagina',
    marked: 'Evidenziate nella pagina: {count}',
    noneMarked: 'Nessuna delle modifiche è visibile in questa pagina.',
    reload: 'Ricarica',
    leave: 'Esci dall’anteprima',
    drafts: 'Tutte le bozze',
    movedTo: 'Aprila lì',
    leftOut: 'Omesso, perché non rispetta il contratto:',
    failures: {
      token: 'La chiave di questa anteprima è errata o scaduta. Vedi la pagina pubblicata.',
      missing: 'Non c’è una bozza di questa pagina. Vedi ciò che vedono i visitatori.',
      broken: 'La bozza non può essere mostrata. Vedi la pagina pubblicata.',
      down: 'Il servizio dei contenuti non risponde. Vedi la pagina pubblicata.',
      downWithDraft: 'Il servizio dei contenuti non risponde. Vedi la bozza com’era.',
    },
  },
  de: {
    name: 'Vorschau',
    states: {
      published: 'Keine Änderungen: So ist die Seite veröffentlicht.',
      changed: 'Geändert, noch nicht veröffentlicht.',
      new: 'Neu, noch nicht veröffentlicht.',
      moved: 'Verschoben: Die Seite bekommt eine andere Adresse.',
      scheduled: 'Geplant: Die Seite wird von selbst veröffentlicht.',
      unpublished: 'Wird nicht mehr veröffentlicht.',
      deleted: 'Gelöscht.',
    },
    draft: 'Ein Entwurf.',
    asking: 'Der Entwurf wird geholt …',
    comparing: 'Entwurf. Er wird verglichen …',
    asOf: 'Stand {time}',
    version: 'Gezeigte Fassung',
    versions: { draft: 'Entwurf', published: 'Veröffentlicht' },
    changes: 'Änderungen ({count})',
    before: 'Vorher',
    after: 'Nachher',
    nothing: 'nichts',
    mark: 'Auf der Seite markieren',
    marked: 'Auf der Seite markiert: {count}',
    noneMarked: 'Keine der Änderungen ist auf dieser Seite zu sehen.',
    reload: 'Neu laden',
    leave: 'Vorschau verlassen',
    drafts: 'Alle Entwürfe',
    movedTo: 'Dort öffnen',
    leftOut: 'Weggelassen, weil es dem Vertrag nicht entspricht:',
    failures: {
      token:
        'Der Schlüssel dieser Vorschau ist falsch oder abgelaufen. Sie sehen die veröffentlichte Seite.',
      missing: 'Von dieser Seite gibt es keinen Entwurf. Sie sehen, was Besucher sehen.',
      broken: 'Der Entwurf kann nicht gezeigt werden. Sie sehen die veröffentlichte Seite.',
      down: 'Der Inhaltsdienst antwortet nicht. Sie sehen die veröffentlichte Seite.',
      downWithDraft: 'Der Inhaltsdienst antwortet nicht. Sie sehen den Entwurf, wie er war.',
    },
  },
  fr: {
    name: 'Aperçu',
    states: {
      published: 'Aucune modification : c’est la page publiée.',
      changed: 'Modifiée, pas encore publiée.',
      new: 'Nouvelle, pas encore publiée.',
      moved: 'Déplacée : elle aura une autre adresse.',
      scheduled: 'Programmée : elle sera publiée d’elle-même.',
      unpublished: 'Ne sera plus publiée.',
      deleted: 'Supprimée.',
    },
    draft: 'Un brouillon.',
    asking: 'Chargement du brouillon…',
    comparing: 'Brouillon. Comparaison en cours…',
    asOf: 'À jour à {time}',
    version: 'Version affichée',
    versions: { draft: 'Brouillon', published: 'Publiée' },
    changes: 'Modifications ({count})',
    before: 'Avant',
    after: 'Après',
    nothing: 'rien',
    mark: 'Signaler dans la page',
    marked: 'Signalées dans la page : {count}',
    noneMarked: 'Aucune des modifications n’est visible sur cette page.',
    reload: 'Recharger',
    leave: 'Quitter l’aperçu',
    drafts: 'Tous les brouillons',
    movedTo: 'L’ouvrir à cette adresse',
    leftOut: 'Omis, car non conforme au contrat :',
    failures: {
      token: 'La clé de cet aperçu est fausse ou a expiré. Vous voyez la page publiée.',
      missing: 'Il n’y a pas de brouillon de cette page. Vous voyez ce que voient les visiteurs.',
      broken: 'Le brouillon ne peut pas être affiché. Vous voyez la page publiée.',
      down: 'Le service de contenu ne répond pas. Vous voyez la page publiée.',
      downWithDraft:
        'Le service de contenu ne répond pas. Vous voyez le brouillon tel qu’il était.',
    },
  },
  es: {
    name: 'Vista previa',
    states: {
      published: 'Sin cambios: es lo que está publicado.',
      changed: 'Modificada, aún no publicada.',
      new: 'Nueva, aún no publicada.',
      moved: 'Trasladada: tendrá otra dirección.',
      scheduled: 'Programada: se publicará por sí sola.',
      unpublished: 'Dejará de estar publicada.',
      deleted: 'Eliminada.',
    },
    draft: 'Un borrador.',
    asking: 'Pidiendo el borrador…',
    comparing: 'Borrador. Se está comparando…',
    asOf: 'Actualizada a las {time}',
    version: 'Versión mostrada',
    versions: { draft: 'Borrador', published: 'Publicada' },
    changes: 'Cambios ({count})',
    before: 'Antes',
    after: 'Después',
    nothing: 'nada',
    mark: 'Marcar en la página',
    marked: 'Marcados en la página: {count}',
    noneMarked: 'Ninguno de los cambios se ve en esta página.',
    reload: 'Recargar',
    leave: 'Salir de la vista previa',
    drafts: 'Todos los borradores',
    movedTo: 'Abrirla allí',
    leftOut: 'Omitido, porque no cumple el contrato:',
    failures: {
      token: 'La clave de esta vista previa es errónea o ha caducado. Ve la página publicada.',
      missing: 'No hay ningún borrador de esta página. Ve lo que ven los visitantes.',
      broken: 'El borrador no se puede mostrar. Ve la página publicada.',
      down: 'El servicio de contenidos no responde. Ve la página publicada.',
      downWithDraft: 'El servicio de contenidos no responde. Ve el borrador tal como estaba.',
    },
  },
  pt: {
    name: 'Pré-visualização',
    states: {
      published: 'Sem alterações: é o que está publicado.',
      changed: 'Alterada, ainda não publicada.',
      new: 'Nova, ainda não publicada.',
      moved: 'Movida: terá outro endereço.',
      scheduled: 'Agendada: será publicada por si.',
      unpublished: 'Deixará de estar publicada.',
      deleted: 'Eliminada.',
    },
    draft: 'Um rascunho.',
    asking: 'A pedir o rascunho…',
    comparing: 'Rascunho. A comparar…',
    asOf: 'Atualizada às {time}',
    version: 'Versão mostrada',
    versions: { draft: 'Rascunho', published: 'Publicada' },
    changes: 'Alterações ({count})',
    before: 'Antes',
    after: 'Depois',
    nothing: 'nada',
    mark: 'Assinalar na página',
    marked: 'Assinaladas na página: {count}',
    noneMarked: 'Nenhuma das alterações é visível nesta página.',
    reload: 'Recarregar',
    leave: 'Sair da pré-visualização',
    drafts: 'Todos os rascunhos',
    movedTo: 'Abri-la nesse endereço',
    leftOut: 'Omitido, porque não cumpre o contrato:',
    failures: {
      token: 'A chave desta pré-visualização está errada ou expirou. Vê a página publicada.',
      missing: 'Não há nenhum rascunho desta página. Vê o que os visitantes veem.',
      broken: 'O rascunho não pode ser mostrado. Vê a página publicada.',
      down: 'O serviço de conteúdos não responde. Vê a página publicada.',
      downWithDraft: 'O serviço de conteúdos não responde. Vê o rascunho tal como estava.',
    },
  },
}

/** A text with what it says of a value: `filled('As of {time}', { time: '9:41' })`. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
