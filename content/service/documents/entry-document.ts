import type { Entry } from '../../../src/contract'
import type { SiteContent } from '../build/site'
import { sites } from '../../../src/sites'
import { figureRows } from './figure-rows'
import { frameOf } from './frame'
import { paragraphsOf } from './plain-text'
import { Sheet } from './sheet'
import { writeHtml } from './write-html'
import { writePicture } from './write-picture'

const writtenDate = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))

/** The blocks with text; pictures and links stay on the page. */
const writeBlock = (sheet: Sheet, block: Entry['blocks'][number]) => {
  switch (block.type) {
    case 'text':
    case 'story':
      if (block.title) sheet.section(block.title)
      writeHtml(sheet, block.text)
      break
    case 'quote':
      sheet.lead(`“${block.text}”`)
      if (block.author) {
        sheet.paragraph([block.author, block.role].filter(Boolean).join(', '))
      }
      break
    case 'figures':
      if (block.title) sheet.section(block.title)
      sheet.rows(figureRows(block.figures))
      break
    case 'comparison':
      if (block.title) sheet.section(block.title)
      sheet.rows(block.rows.map(({ label, values }) => [label, values.join(' / ')]))
      break
    case 'steps':
      if (block.title) sheet.section(block.title)
      for (const { title, text } of block.steps) {
        sheet.paragraph([title, ...paragraphsOf(text).map((each) => each.text)].join(' – '), {
          item: true,
        })
      }
      break
  }
}

/** The entry with this name in a section of a site; a fixed page has the name of its section. */
export const entryOf = (content: SiteContent, section: string, name: string): Entry | undefined =>
  content.entries.find(({ entry }) => entry.section === section && (entry.slug ?? section) === name)
    ?.entry

/** A press release, tender notice or other entry as a document; `null` when the site lacks it. */
export async function writeEntryDocument(
  content: SiteContent,
  section: string,
  name: string,
  mediaFolder: string,
  date: Date,
): Promise<Buffer | null> {
  const entry = entryOf(content, section, name)
  if (!entry) return null

  const kind = content.sections.get(section)?.label ?? ''
  const sheet = new Sheet(await frameOf(content, { title: entry.title, kind, date }, mediaFolder))
  const { intlLocale } = sites[content.site]
  const label = [entry.place, entry.date && writtenDate(entry.date, intlLocale)]
  sheet.heading(label.filter(Boolean).join(', ') || kind)
  if (entry.abstract) sheet.lead(entry.abstract)
  await writePicture(sheet, entry.image, mediaFolder)
  sheet.rows(entry.facts.map(({ label: fact, value }) => [fact, value]))
  if (entry.body) writeHtml(sheet, entry.body)
  for (const block of entry.blocks) writeBlock(sheet, block)
  return sheet.end()
}
