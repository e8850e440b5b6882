import type { LocalizedTexts } from '../../sites'

/**
 * The title above the links to jobs in other parts of the world. It is part of its page and not of
 * the interface texts, which every visitor downloads.
 */
export const elsewhere: LocalizedTexts<string> = {
  en: 'More openings worldwide',
  it: 'Altre posizioni nel mondo',
  de: 'Weitere Stellen weltweit',
  fr: 'Autres postes dans le monde',
  es: 'Más puestos en el mundo',
  pt: 'Mais vagas no mundo',
}
