import type { Language } from '../../sites'

/** The heading of the suggestions. It goes with them, because hardly anyone sees it. */
export const suggestionsTitle: Readonly<Record<Language, string>> = {
  de: 'Meinten Sie vielleicht',
  en: 'Perhaps you meant',
  es: 'Quizá buscaba',
  fr: 'Vous cherchiez peut-être',
  it: 'Forse cercava',
  pt: 'Talvez procurasse',
}
