import type { LocalizedTexts } from '../../sites'

/** The texts of the preview page. */
export interface PreviewTexts {
  readonly title: string
  readonly lead: string
  readonly none: string
  readonly how: string
  readonly steps: readonly string[]
}

/**
 * The texts are part of their page and not of the interface texts, which every visitor downloads.
 */
export const previewTexts: LocalizedTexts<PreviewTexts> = {
  en: {
    title: 'Preview',
    lead: 'For editors: a page as it will look once it is published.',
    none: 'No draft is open in this tab.',
    how: 'How to see a draft',
    steps: [
      'Open the entry in the content service and choose its preview.',
      'The link carries a key. It is valid in this tab only and does not stay in the address.',
      'Leave the preview when you are done. You then see the published website again.',
    ],
  },
  it: {
    title: 'Anteprima',
    lead: 'Per chi cura i contenuti: una pagina come apparirà una volta pubblicata.',
    none: 'In questa scheda non è aperta nessuna bozza.',
    how: 'Come vedere una bozza',
    steps: [
      'Apri il contenuto nel servizio dei contenuti e scegli l’anteprima.',
      'Il link porta con sé una chiave. Vale solo in questa scheda e non resta nell’indirizzo.',
      'Quando hai finito, esci dall’anteprima. Vedrai di nuovo il sito pubblicato.',
    ],
  },
  de: {
    title: 'Vorschau',
    lead: 'Für die Redaktion: eine Seite, wie sie nach der Veröffentlichung aussieht.',
    none: 'In diesem Tab ist kein Entwurf geöffnet.',
    how: 'So sehen Sie einen Entwurf',
    steps: [
      'Öffnen Sie den Eintrag im Redaktionssystem und wählen Sie dort die Vorschau.',
      'Der Link bringt einen Schlüssel mit. Er gilt nur in diesem Tab und bleibt nicht in der Adresse stehen.',
      'Verlassen Sie die Vorschau, wenn Sie fertig sind. Danach sehen Sie wieder die veröffentlichte Website.',
    ],
  },
  fr: {
    title: 'Aperçu',
    lead: 'Pour la rédaction : une page telle qu’elle sera une fois publiée.',
    none: 'Aucun brouillon n’est ouvert dans cet onglet.',
    how: 'Comment voir un brouillon',
    steps: [
      'Ouvrez le contenu dans le système de gestion et choisissez son aperçu.',
      'Le lien contient une clé. Elle n’est valable que dans cet onglet et ne reste pas dans l’adresse.',
      'Quittez l’aperçu une fois terminé. Vous retrouvez alors le site publié.',
    ],
  },
  es: {
    title: 'Vista previa',
    lead: 'Para la redacción: una página tal como se verá una vez publicada.',
    none: 'No hay ningún borrador abierto en esta pestaña.',
    how: 'Cómo ver un borrador',
    steps: [
      'Abra el contenido en el gestor de contenidos y elija su vista previa.',
      'El enlace lleva una clave. Solo vale en esta pestaña y no queda en la dirección.',
      'Salga de la vista previa al terminar. Verá de nuevo el sitio publicado.',
    ],
  },
  pt: {
    title: 'Pré-visualização',
    lead: 'Para a redação: uma página tal como ficará depois de publicada.',
    none: 'Não há nenhum rascunho aberto neste separador.',
    how: 'Como ver um rascunho',
    steps: [
      'Abra o conteúdo no gestor de conteúdos e escolha a pré-visualização.',
      'O link traz uma chave. Só é válida neste separador e não fica no endereço.',
      'Saia da pré-visualização quando terminar. Volta a ver o site publicado.',
    ],
  },
  pt_sa: {
    title: 'Pré-visualização',
    lead: 'Para a redação: uma página como ela vai ficar depois de publicada.',
    none: 'Nenhum rascunho está aberto nesta aba.',
    how: 'Como ver um rascunho',
    steps: [
      'Abra o conteúdo no gerenciador de conteúdo e escolha a pré-visualização.',
      'O link traz uma chave. Ela só vale nesta aba e não fica no endereço.',
      'Saia da pré-visualização quando terminar. Você volta a ver o site publicado.',
    ],
  },
}
