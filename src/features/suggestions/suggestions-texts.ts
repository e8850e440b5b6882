import type { LocalizedTexts } from '../../sites'

/** The heading of the suggestions. It goes with them, because hardly anyone sees it. */
export const suggestionsTitle: LocalizedTexts<string> = {
  de: 'Meinten Sie vielleicht',
  en: 'Perhaps you meant',
  es: 'Quizá buscaba',
  fr: 'Vous cherchiez peut-être',
  it: 'Forse cercavi',
  pt: 'Talvez procurasse',
  pt_sa: 'Talvez você procurasse',
}
