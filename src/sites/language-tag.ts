import { languages, type Language } from './sites'

/** The interface language of a BCP 47 tag such as `de-DE`, or `undefined` when there is none for it. */
export function languageOf(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split('-')[0]
  return languages.find((language) => language === primary)
}
