import type { LocalizedTexts } from '../../../sites'
import type { Draft } from '../../protocol'

/** The texts of the bar; values replace `{…}`. */
export interface BarTexts {
  readonly name: string
  readonly states: Readonly<Record<Draft['state'], string>>
  readonly asking: string
  /** A draft that is shown and not yet compared. */
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
    /** Published, and missing in the drafts. */
    readonly removed: string
    readonly broken: string
    /** An error replaces its page. */
    readonly error: string
    readonly down: string
    readonly downWithDraft: string
  }
}

/** The texts are part of the bar's code, because no visitor sees it. */
export const barTexts: LocalizedTexts<BarTexts> = {
  en: {
    name: 'Preview',
    states: {
      published: 'No changes: this is what is published.',
      changed: 'Changed, not yet published.',
      new: 'New, not yet published.',
      moved: 'Moved: it will have another address.',
      scheduled: 'Scheduled: it will be published automatically.',
    },
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
    leftOut: 'Left out, because it does not have the agreed form:',
    failures: {
      token: 'The key of this preview is wrong or has expired. You see the published page.',
      missing: 'There is no draft of this page. You see what visitors see.',
      removed: 'This page is withdrawn or deleted. You see what is still published.',
      broken: 'The draft cannot be shown. You see the published page.',
      error: 'The draft cannot be shown.',
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
      scheduled: 'Programmata: sarà pubblicata automaticamente.',
    },
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
    leftOut: 'Omesso, perché non ha la forma concordata:',
    failures: {
      token: 'La chiave di questa anteprima è errata o scaduta. Vedi la pagina pubblicata.',
      missing: 'Non c’è una bozza di questa pagina. Vedi ciò che vedono i visitatori.',
      removed: 'Questa pagina è stata ritirata o eliminata. Vedi ciò che è ancora pubblicato.',
      broken: 'La bozza non può essere mostrata. Vedi la pagina pubblicata.',
      error: 'La bozza non può essere mostrata.',
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
      scheduled: 'Geplant: Die Seite wird automatisch veröffentlicht.',
    },
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
    leftOut: 'Weggelassen, weil es nicht die vereinbarte Form hat:',
    failures: {
      token:
        'Der Schlüssel dieser Vorschau ist falsch oder abgelaufen. Sie sehen die veröffentlichte Seite.',
      missing: 'Von dieser Seite gibt es keinen Entwurf. Sie sehen, was Besucher sehen.',
      removed:
        'Diese Seite ist zurückgezogen oder gelöscht. Sie sehen, was noch veröffentlicht ist.',
      broken: 'Der Entwurf kann nicht gezeigt werden. Sie sehen die veröffentlichte Seite.',
      error: 'Der Entwurf kann nicht gezeigt werden.',
      down: 'Der Inhaltsdienst antwortet nicht. Sie sehen die veröffentlichte Seite.',
      downWithDraft: 'Der Inhaltsdienst antwortet nicht. Sie sehen den Entwurf, wie er war.',
    },
  },
  fr: {
    name: 'Aperçu',
    states: {
      published: 'Aucune modification : c’est la page publiée.',
      changed: 'Modifiée, pas encore publiée.',
      new: 'Nouvelle, pas encore publiée.',
      moved: 'Déplacée : elle aura une autre adresse.',
      scheduled: 'Programmée : elle sera publiée automatiquement.',
    },
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
    marked: 'Signalées dans la page : {count}',
    noneMarked: 'Aucune des modifications n’est visible sur cette page.',
    reload: 'Recharger',
    leave: 'Quitter l’aperçu',
    drafts: 'Tous les brouillons',
    movedTo: 'L’ouvrir à cette adresse',
    leftOut: 'Omis, car non conforme au format convenu :',
    failures: {
      token: 'La clé de cet aperçu est incorrecte ou a expiré. Vous voyez la page publiée.',
      missing: 'Il n’y a pas de brouillon de cette page. Vous voyez ce que voient les visiteurs.',
      removed: 'Cette page est retirée ou supprimée. Vous voyez ce qui est encore publié.',
      broken: 'Le brouillon ne peut pas être affiché. Vous voyez la page publiée.',
      error: 'Le brouillon ne peut pas être affiché.',
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
      scheduled: 'Programada: se publicará automáticamente.',
    },
    asking: 'Cargando el borrador…',
    comparing: 'Borrador. Comparando…',
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
    leftOut: 'Omitido, porque no tiene la forma acordada:',
    failures: {
      token:
        'La clave de esta vista previa es incorrecta o ha caducado. Está viendo la página publicada.',
      missing: 'No hay ningún borrador de esta página. Está viendo lo que ven los visitantes.',
      removed: 'Esta página se ha retirado o eliminado. Está viendo lo que sigue publicado.',
      broken: 'El borrador no se puede mostrar. Está viendo la página publicada.',
      error: 'El borrador no se puede mostrar.',
      down: 'El servicio de contenidos no responde. Está viendo la página publicada.',
      downWithDraft:
        'El servicio de contenidos no responde. Está viendo el borrador tal como estaba.',
    },
  },
  pt: {
    name: 'Pré-visualização',
    states: {
      published: 'Sem alterações: é o que está publicado.',
      changed: 'Alterada, ainda não publicada.',
      new: 'Nova, ainda não publicada.',
      moved: 'Movida: terá outro endereço.',
      scheduled: 'Agendada: será publicada automaticamente.',
    },
    asking: 'A carregar o rascunho…',
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
    leftOut: 'Omitido, porque não tem a forma acordada:',
    failures: {
      token:
        'A chave desta pré-visualização está errada ou expirou. Está a ver a página publicada.',
      missing: 'Não há nenhum rascunho desta página. Está a ver o que os visitantes veem.',
      removed: 'Esta página foi retirada ou eliminada. Está a ver o que ainda está publicado.',
      broken: 'O rascunho não pode ser mostrado. Está a ver a página publicada.',
      error: 'O rascunho não pode ser mostrado.',
      down: 'O serviço de conteúdos não responde. Está a ver a página publicada.',
      downWithDraft: 'O serviço de conteúdos não responde. Está a ver o rascunho tal como estava.',
    },
  },
  pt_sa: {
    name: 'Pré-visualização',
    states: {
      published: 'Sem alterações: é o que está publicado.',
      changed: 'Alterada, ainda não publicada.',
      new: 'Nova, ainda não publicada.',
      moved: 'Movida: terá outro endereço.',
      scheduled: 'Agendada: será publicada automaticamente.',
    },
    asking: 'Carregando o rascunho…',
    comparing: 'Rascunho. Comparando…',
    asOf: 'Atualizada às {time}',
    version: 'Versão exibida',
    versions: { draft: 'Rascunho', published: 'Publicada' },
    changes: 'Alterações ({count})',
    before: 'Antes',
    after: 'Depois',
    nothing: 'nada',
    mark: 'Marcar na página',
    marked: 'Marcadas na página: {count}',
    noneMarked: 'Nenhuma das alterações aparece nesta página.',
    reload: 'Recarregar',
    leave: 'Sair da pré-visualização',
    drafts: 'Todos os rascunhos',
    movedTo: 'Abrir nesse endereço',
    leftOut: 'Omitido, porque não tem a forma combinada:',
    failures: {
      token:
        'A chave desta pré-visualização está errada ou expirou. Você está vendo a página publicada.',
      missing: 'Não há rascunho desta página. Você está vendo o que os visitantes veem.',
      removed: 'Esta página foi retirada ou excluída. Você está vendo o que ainda está publicado.',
      broken: 'O rascunho não pode ser exibido. Você está vendo a página publicada.',
      error: 'O rascunho não pode ser exibido.',
      down: 'O serviço de conteúdo não responde. Você está vendo a página publicada.',
      downWithDraft: 'O serviço de conteúdo não responde. Você está vendo o rascunho como estava.',
    },
  },
}

/** A text with its values filled in: `filled('As of {time}', { time: '9:41' })`. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
