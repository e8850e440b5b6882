import type { LocalizedTexts } from '../../../sites'

/** The texts of the dialog. */
export interface PrivacyTexts {
  readonly title: string
  readonly lead: string
  readonly statistics: string
  readonly statisticsMeans: string
  readonly external: string
  readonly externalMeans: string
  readonly all: string
  readonly none: string
  readonly save: string
  readonly notice: string
}

const es: PrivacyTexts = {
  title: 'Su privacidad',
  lead: 'Este sitio funciona sin nada de esto. Usted decide y puede cambiar de opinión en cualquier momento al final de cada página.',
  statistics: 'Estadísticas',
  statisticsMeans: 'Sabemos qué páginas se leen. Google trata los datos por cuenta nuestra.',
  external: 'Contenidos de otros servicios',
  externalMeans:
    'Los vídeos y las visitas virtuales se cargan solos. Esos servicios conocen su dirección IP y pueden instalar cookies.',
  all: 'Aceptar todo',
  none: 'Rechazar todo',
  save: 'Guardar la elección',
  notice: 'Política de privacidad',
}

/** The texts are part of the dialog's code, which most pages never load. */
export const privacyTexts: LocalizedTexts<PrivacyTexts> = {
  en: {
    title: 'Your privacy',
    lead: 'This site works without any of this. You decide, and can change your mind at any time at the end of each page.',
    statistics: 'Statistics',
    statisticsMeans: 'We learn which pages are read. Google processes the data for us.',
    external: 'Content of other services',
    externalMeans:
      'Films and tours load by themselves. Their services learn your IP address and may set cookies.',
    all: 'Allow all',
    none: 'Allow nothing',
    save: 'Save this choice',
    notice: 'Privacy notice',
  },
  it: {
    title: 'La tua privacy',
    lead: 'Questo sito funziona anche senza tutto ciò. La scelta è tua e puoi cambiarla in qualsiasi momento in fondo a ogni pagina.',
    statistics: 'Statistiche',
    statisticsMeans:
      'Ci dicono quali pagine vengono lette. I dati sono trattati da Google per nostro conto.',
    external: 'Contenuti di altri servizi',
    externalMeans:
      'Filmati e visite virtuali si caricano da soli. I servizi vengono a conoscere il tuo indirizzo IP e possono installare cookie.',
    all: 'Accetta tutto',
    none: 'Rifiuta tutto',
    save: 'Salva la scelta',
    notice: 'Informativa sulla privacy',
  },
  de: {
    title: 'Ihre Privatsphäre',
    lead: 'Diese Website kommt ohne all das aus. Sie entscheiden und können Ihre Wahl jederzeit am Ende jeder Seite ändern.',
    statistics: 'Statistik',
    statisticsMeans:
      'Wir erfahren, welche Seiten gelesen werden. Google verarbeitet die Daten in unserem Auftrag.',
    external: 'Inhalte anderer Dienste',
    externalMeans:
      'Filme und Rundgänge werden von selbst geladen. Die Dienste erfahren Ihre IP-Adresse und können Cookies setzen.',
    all: 'Alles erlauben',
    none: 'Nichts erlauben',
    save: 'Auswahl speichern',
    notice: 'Datenschutzhinweise',
  },
  fr: {
    title: 'Votre vie privée',
    lead: 'Ce site fonctionne sans rien de tout cela. C’est vous qui décidez, et vous pouvez changer d’avis à tout moment au bas de chaque page.',
    statistics: 'Statistiques',
    statisticsMeans:
      'Nous savons quelles pages sont lues. Google traite les données pour notre compte.',
    external: 'Contenus d’autres services',
    externalMeans:
      'Les films et les visites se chargent d’eux-mêmes. Ces services reçoivent votre adresse IP et peuvent déposer des cookies.',
    all: 'Tout accepter',
    none: 'Tout refuser',
    save: 'Enregistrer ce choix',
    notice: 'Politique de confidentialité',
  },
  es,
  es_sa: {
    ...es,
    externalMeans:
      'Los videos y las visitas virtuales se cargan solos. Esos servicios conocen su dirección IP y pueden instalar cookies.',
  },
  pt: {
    title: 'A sua privacidade',
    lead: 'Este site funciona sem nada disto. A decisão é sua e pode mudá-la a qualquer momento no fim de cada página.',
    statistics: 'Estatísticas',
    statisticsMeans:
      'Ficamos a saber que páginas são lidas. A Google trata os dados por nossa conta.',
    external: 'Conteúdos de outros serviços',
    externalMeans:
      'Filmes e visitas virtuais são carregados automaticamente. Esses serviços ficam a conhecer o seu endereço IP e podem instalar cookies.',
    all: 'Aceitar tudo',
    none: 'Recusar tudo',
    save: 'Guardar a escolha',
    notice: 'Política de privacidade',
  },
  pt_sa: {
    title: 'Sua privacidade',
    lead: 'Este site funciona sem nada disso. A decisão é sua, e você pode mudá-la a qualquer momento no fim de cada página.',
    statistics: 'Estatísticas',
    statisticsMeans: 'Ficamos sabendo quais páginas são lidas. O Google trata os dados para nós.',
    external: 'Conteúdos de outros serviços',
    externalMeans:
      'Filmes e visitas virtuais são carregados automaticamente. Esses serviços ficam sabendo o seu endereço IP e podem instalar cookies.',
    all: 'Aceitar tudo',
    none: 'Recusar tudo',
    save: 'Salvar a escolha',
    notice: 'Política de privacidade',
  },
}
