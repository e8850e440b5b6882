import { texts as general } from '../../texts/de.js'

export { fields } from '../spare-parts.js'

/** What spare parts ask, in German. */
export const texts = {
  ...general,
  labels: { ...general.labels, parts: 'Teile, bis zu zwanzig (freiwillig)' },
  hints: {
    ...general.hints,
    parts:
      'Teilenummern stehen im Handbuch; ohne Nummer helfen eine Beschreibung und ein Foto. In die erste Zeile lassen sich Zellen einer Tabelle einfügen: Nummer, Beschreibung, Stück.',
  },
  lines: {
    partNumber: 'Teilenummer',
    description: 'Beschreibung',
    quantity: 'Stück',
    add: 'Zeile hinzufügen',
    remove: 'Entfernen',
    line: '(Zeile {line})',
    added: 'Zeile {line} ist hinzugefügt.',
    removed: 'Zeile {line} ist entfernt. Verbleibende Zeilen: {count}.',
    pasted: 'Ausgefüllte Zeilen: {count}.',
    tooMany:
      'Ausgefüllte Zeilen: {count}. Zeilen ohne Platz: {rest}. Bitte senden Sie diese mit einer zweiten Anfrage.',
    most: 'Zeile {line} ist hinzugefügt. Mehr Zeilen hat eine Anfrage nicht.',
  },
}
