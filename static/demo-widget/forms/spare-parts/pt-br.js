import { texts as general } from '../../texts/pt-br.js'

export { fields } from '../spare-parts.js'

/** What spare parts ask, in Brazilian Portuguese. */
export const texts = {
  ...general,
  labels: { ...general.labels, parts: 'Peças, até vinte (opcional)' },
  hints: {
    ...general.hints,
    parts:
      'Os códigos estão no manual; se faltar um, ajudam uma descrição e uma foto. Na primeira linha você pode colar células de uma planilha: código, descrição, unidades.',
  },
  lines: {
    partNumber: 'Código da peça',
    description: 'Descrição',
    quantity: 'Unidades',
    add: 'Adicionar uma linha',
    remove: 'Remover',
    line: '(linha {line})',
    added: 'Linha {line} adicionada.',
    removed: 'Linha {line} removida. Linhas restantes: {count}.',
    pasted: 'Linhas preenchidas: {count}.',
    tooMany:
      'Linhas preenchidas: {count}. Linhas sem lugar: {rest}. Envie-as em um segundo pedido.',
    most: 'Linha {line} adicionada. É o máximo por pedido.',
  },
}
