import { texts as general } from '../../texts/es.js'

export { fields } from '../spare-parts.js'

/** What spare parts ask, in Spanish. */
export const texts = {
  ...general,
  labels: { ...general.labels, parts: 'Piezas, hasta veinte (opcional)' },
  hints: {
    ...general.hints,
    parts:
      'Las referencias están en el manual; si falta una, ayudan una descripción y una foto. En la primera línea se pueden pegar celdas de una hoja de cálculo: referencia, descripción, unidades.',
  },
  lines: {
    partNumber: 'Referencia',
    description: 'Descripción',
    quantity: 'Unidades',
    add: 'Añadir una línea',
    remove: 'Quitar',
    line: '(línea {line})',
    added: 'Línea {line} añadida.',
    removed: 'Línea {line} quitada. Líneas restantes: {count}.',
    pasted: 'Líneas rellenadas: {count}.',
    tooMany:
      'Líneas rellenadas: {count}. Líneas sin sitio: {rest}. Envíelas en una segunda solicitud.',
    most: 'Línea {line} añadida. Es el máximo por solicitud.',
  },
}
