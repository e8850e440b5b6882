import { texts as general } from '../../texts/de.js'

export { application as fields } from '../../fields.js'

/** The texts of an application, in German. */
export const texts = {
  ...general,
  labels: {
    ...general.labels,
    job: 'Stelle (freiwillig)',
    place: 'Wohnort (freiwillig)',
    start: 'Möglicher Beginn (freiwillig)',
    solved: 'Was Sie können, und ein Problem, das Sie gelöst haben',
    documents: 'Lebenslauf und weitere Unterlagen (freiwillig)',
  },
  hints: {
    ...general.hints,
    job: 'Wie auf der Seite der Stelle; leer bei einer Initiativbewerbung',
    documents: 'Bis zu {files} Dateien: PDF, JPG oder PNG, je {max} MB',
  },
}
