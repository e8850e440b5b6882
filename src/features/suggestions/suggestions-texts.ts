import type { Worded } from '../../sites'

/** The heading of the suggestions. It goes with them, because hardly anyone sees it. */
export const suggestionsTitle: Worded<string> = {
  de: 'Meinten Sie vielleicht',
  en: 'Perhaps you meant',
  es: 'Quizá buscaba',
  fr: 'Vous cherchiez peut-être',
  it: 'Forse cercavi',
  pt: 'Talvez procurasse',
  pt_sa: 'Talvez você procurasse',
}
