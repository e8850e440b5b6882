import { texts as general } from '../../texts/pt.js'

export { fields } from '../spare-parts.js'

/** What spare parts ask, in Portuguese. */
export const texts = {
  ...general,
  labels: { ...general.labels, parts: 'Peças, até vinte (facultativo)' },
  hints: {
    ...general.hints,
    parts:
      'As referências estão no manual; se faltar uma, ajudam uma descrição e uma fotografia. Na primeira linha podem colar-se células de uma folha de cálculo: referência, descrição, unidades.',
  },
  lines: {
    partNumber: 'Referência',
    description: 'Descrição',
    quantity: 'Unidades',
    add: 'Adicionar uma linha',
    remove: 'Remover',
    line: '(linha {line})',
    added: 'Linha {line} adicionada.',
    removed: 'Linha {line} removida. Linhas restantes: {count}.',
    pasted: 'Linhas preenchidas: {count}.',
    tooMany: 'Linhas preenchidas: {count}. Linhas sem lugar: {rest}. Envie-as num segundo pedido.',
    most: 'Linha {line} adicionada. É o máximo por pedido.',
  },
}
