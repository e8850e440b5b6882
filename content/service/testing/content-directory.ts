import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

/** A small but complete content directory: one category, one product, one page, in three sites. */
const BASE = {
  'sites.yaml': `
regions:
  - id: '1'
    name: World
    sites:
      - { id: '1', handle: ww, name: English (WW) }
      - { id: '2', handle: de_eu, name: Deutsch (EU), countries: [DE] }
`,
  'glossary.yaml': `
terms:
  cutting: { en: Cutting, de: Schnitt, it: Taglio, fr: Coupe, es: Corte, pt: Corte }
  power: { en: Power, de: Leistung, it: Potenza, fr: Puissance, es: Potencia, pt: Potência }
units:
  rpm: { en: rpm, de: min⁻¹, it: giri/min, fr: tr/min, es: rpm, pt: rpm }
`,
  'sections.yaml': `
webinars: { label: Webinars }
aboutUs: { label: About us, sitemap: about }
`,
  'filters/materialsCategories.yaml': `
granite: { id: '31', title: { en: Granite, de: Granit, it: Granito, fr: Granit, es: Granito, pt: Granito } }
`,
  'categories/saws.yaml': `
code: SAW
title: { en: Saws, de: Sägen }
singular: { en: saw, de: Säge }
slug: { en: saws, de: saegen }
sites: [ww, de_eu, en_na]
`,
  'products/alpha.yaml': `
code: SAW-A
category: saws
sites: [ww, de_eu, en_na]
title: Alpha
abstract:
  en: A saw for granite.
  de: Eine Säge für Granit.
materials: [granite]
figures:
  power: 1500.5 kW
versions:
  - code: SAW-A-1
    title: Alpha 1
  - code: SAW-A-2
    title: Alpha 2
technicalData:
  cutting: { power: 1500.5 kW }
`,
  'entries/home.yaml': `
title: { en: Welcome, de: Willkommen }
sites: [ww, de_eu]
`,
}

/** Files by their path below the content directory; a name ending in .jpg becomes a real image. */
export type ContentFiles = Readonly<Record<string, string>>

const writeContent = async (file: string, text: string) => {
  await mkdir(path.dirname(file), { recursive: true })
  if (!file.endsWith('.jpg') || text !== '') return writeFile(file, text)
  const create = { width: 64, height: 40, channels: 3, background: '#9b0837' } as const
  await sharp({ create }).jpeg().toFile(file)
}

/** A content directory in the system's folder for temporary files, to be removed after the test. */
export class ContentDirectory {
  private constructor(readonly path: string) {}

  /**
   * @param files in addition to, or instead of, the files of the small example
   */
  static async create(files: ContentFiles = {}): Promise<ContentDirectory> {
    const directory = new ContentDirectory(await mkdtemp(path.join(tmpdir(), 'content-')))
    await mkdir(path.join(directory.path, 'media'))
    for (const [name, text] of Object.entries({ ...BASE, ...files })) {
      await directory.write(name, text)
    }
    return directory
  }

  write(name: string, text: string): Promise<unknown> {
    return writeContent(path.join(this.path, name), text)
  }

  delete(name: string): Promise<void> {
    return rm(path.join(this.path, name))
  }

  remove(): Promise<void> {
    return rm(this.path, { recursive: true, force: true })
  }
}
