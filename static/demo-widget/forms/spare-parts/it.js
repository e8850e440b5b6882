import { texts as general } from '../../texts/it.js'

export { fields } from '../spare-parts.js'

/** What spare parts ask, in Italian. */
export const texts = {
  ...general,
  labels: { ...general.labels, parts: 'Ricambi, fino a venti (facoltativi)' },
  hints: {
    ...general.hints,
    parts:
      'I codici sono nel manuale; se mancano, aiutano una descrizione e una foto. Nella prima riga si possono incollare le celle di un foglio di calcolo: codice, descrizione, pezzi.',
  },
  lines: {
    partNumber: 'Codice del ricambio',
    description: 'Descrizione',
    quantity: 'Pezzi',
    add: 'Aggiungi una riga',
    remove: 'Togli',
    line: '(riga {line})',
    added: 'Riga {line} aggiunta.',
    removed: 'Riga {line} tolta. Righe rimaste: {count}.',
    pasted: 'Righe compilate: {count}.',
    tooMany:
      'Righe compilate: {count}. Righe senza posto: {rest}. Inviale con una seconda richiesta.',
    most: 'Riga {line} aggiunta. È il massimo per una richiesta.',
  },
}
