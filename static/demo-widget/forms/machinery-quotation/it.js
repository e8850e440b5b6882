import { texts as general } from '../../texts/it.js'

export { fields } from '../machinery-quotation.js'

/** The texts of a quotation for other machines, in Italian. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    version: 'Versione (facoltativo)',
    application: 'Che cosa produci, e con quale materiale',
    output: 'Produzione richiesta (facoltativa)',
    voltage: 'Tensione di rete (facoltativo)',
  },
  hints: {
    ...general.hints,
    application: 'Pezzi o piastrelle, con le misure',
    output: 'Con l’unità, per esempio 9.000 m² al giorno o 40 pezzi per turno',
  },
  options: {
    ...general.options,
    otherVoltage: 'Un’altra, o non ancora nota',
  },
}
