import type { LocalizedTexts } from '../../sites'

/** Messages about the connection. */
export interface OfflineTexts {
  readonly offline: string
  /** After a link to a page of the site, which is opened later. */
  readonly waiting: string
  /** After a link that is not opened later. */
  readonly blocked: string
  readonly online: string
}

/** They are loaded with the message, because hardly anyone sees it. */
export const offlineTexts: LocalizedTexts<OfflineTexts> = {
  de: {
    offline: 'Keine Verbindung. Was Sie geöffnet haben, bleibt lesbar.',
    waiting: 'Keine Verbindung. Die Seite öffnet sich, sobald Sie wieder verbunden sind.',
    blocked:
      'Keine Verbindung. Dieser Link lässt sich erst öffnen, wenn Sie wieder verbunden sind.',
    online: 'Sie sind wieder verbunden.',
  },
  en: {
    offline: 'You are offline. What you have opened stays readable.',
    waiting: 'You are offline. The page will open as soon as you are connected again.',
    blocked: 'You are offline. This link can be opened when you are connected again.',
    online: 'You are connected again.',
  },
  es: {
    offline: 'Sin conexión. Lo que ha abierto se puede seguir leyendo.',
    waiting: 'Sin conexión. La página se abrirá en cuanto vuelva a estar conectado.',
    blocked: 'Sin conexión. Este enlace se podrá abrir cuando vuelva a estar conectado.',
    online: 'Vuelve a tener conexión.',
  },
  fr: {
    offline: 'Hors connexion. Ce que vous avez ouvert reste lisible.',
    waiting: 'Hors connexion. La page s’ouvrira dès que la connexion sera rétablie.',
    blocked: 'Hors connexion. Ce lien pourra être ouvert une fois la connexion rétablie.',
    online: 'La connexion est rétablie.',
  },
  it: {
    offline: 'Connessione assente. Ciò che hai aperto resta leggibile.',
    waiting: 'Connessione assente. La pagina si aprirà appena la connessione sarà ripristinata.',
    blocked:
      'Connessione assente. Il link si potrà aprire quando la connessione sarà ripristinata.',
    online: 'La connessione è ripristinata.',
  },
  pt: {
    offline: 'Sem ligação. O que abriu continua legível.',
    waiting: 'Sem ligação. A página abre assim que a ligação for restabelecida.',
    blocked: 'Sem ligação. Este link pode ser aberto quando a ligação for restabelecida.',
    online: 'A ligação foi restabelecida.',
  },
  pt_sa: {
    offline: 'Sem conexão. O que você abriu continua legível.',
    waiting: 'Sem conexão. A página abre assim que a conexão for restabelecida.',
    blocked: 'Sem conexão. Este link pode ser aberto quando a conexão for restabelecida.',
    online: 'A conexão foi restabelecida.',
  },
}
