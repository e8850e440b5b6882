import type { Worded } from '../../sites'

/**
 * The title above the ways to the jobs of other parts of the world. It goes with its page and not with the interface
 * texts, which every visitor downloads.
 */
export const elsewhere: Worded<string> = {
  en: 'More openings worldwide',
  it: 'Altre posizioni nel mondo',
  de: 'Weitere Stellen weltweit',
  fr: 'Autres postes dans le monde',
  es: 'Más puestos en el mundo',
  pt: 'Mais vagas no mundo',
}
