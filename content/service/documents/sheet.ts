import PDFDocument from 'pdfkit'
import { fontFile } from './font-file'

/** Millimetres in PDF's points. */
export const mm = (value: number): number => (value * 72) / 25.4

const MARGIN = mm(18)
const LOGO_HEIGHT = mm(4.5)
const ACCENT = '#9b0837'
const INK = '#171513'
const MUTED = '#5f5a54'
const LINE = '#d6d3ce'

/** Letters that the font lacks, with their replacements. */
const SUBSTITUTES: readonly (readonly [RegExp, string])[] = [
  [/min⁻¹/g, '1/min'],
  [/≤\s*/g, 'max. '],
  [/≥\s*/g, 'min. '],
  [/≈/g, '~'],
  [/[\u2009\u202f]/g, '\u00a0'],
]

const printable = (text: string): string =>
  SUBSTITUTES.reduce((result, [pattern, substitute]) => result.replace(pattern, substitute), text)

/** The content of every page of a document. */
export interface SheetFrame {
  readonly company: string
  /** An image that stands in place of the company's name. */
  readonly logo: Buffer | null
  /** The line at the foot: address, web site, VAT number. */
  readonly imprint: string
  readonly title: string
  readonly kind: string
  readonly language: string
  /** The time of the last change of its content; the same content gives the same bytes. */
  readonly date: Date
}

/** A4 pages in the company's design, filled from top to bottom. */
export class Sheet {
  readonly #doc: PDFKit.PDFDocument
  readonly #frame: SheetFrame

  constructor(frame: SheetFrame) {
    this.#frame = frame
    this.#doc = new PDFDocument({
      size: 'A4',
      margins: { top: mm(34), bottom: mm(24), left: MARGIN, right: MARGIN },
      bufferPages: true,
      lang: frame.language,
      displayTitle: true,
      info: {
        Title: frame.title,
        Author: frame.company,
        CreationDate: frame.date,
        ModDate: frame.date,
      },
    })
    this.#doc.registerFont('regular', fontFile(400)).registerFont('bold', fontFile(600))
  }

  get #width(): number {
    return this.#doc.page.width - 2 * MARGIN
  }

  /** Begins a new page when less than this height is left. */
  #keep(height: number): void {
    const { page } = this.#doc
    if (this.#doc.y + height > page.height - page.margins.bottom) this.#doc.addPage()
  }

  #write(text: string, size: number, { bold = false, colour = INK, gap = 0, indent = 0 } = {}) {
    this.#doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour)
      .text(printable(text), MARGIN + indent, this.#doc.y, {
        width: this.#width - indent,
        lineGap: size * 0.22,
      })
    this.#doc.y += gap
  }

  /** The document's title, with a label in a line above. */
  heading(label: string): this {
    this.#write(label, 9, { colour: MUTED, gap: mm(2) })
    this.#write(this.#frame.title, 28, { bold: true, gap: mm(4) })
    return this
  }

  /** A few large lines. */
  lead(text: string): this {
    this.#write(text, 13, { gap: mm(5) })
    return this
  }

  /** A picture over the whole width, in its own proportions. */
  picture(bytes: Buffer, ratio: number): this {
    const height = this.#width / ratio
    this.#keep(height)
    this.#doc.image(bytes, MARGIN, this.#doc.y, { width: this.#width, height })
    this.#doc.y += height + mm(6)
    return this
  }

  /** A heading within the text. */
  section(title: string): this {
    this.#keep(mm(24))
    this.#doc.y += mm(3)
    this.#write(title, 13, { bold: true, gap: mm(1.5) })
    return this
  }

  /** Running text. */
  paragraph(text: string, { item = false } = {}): this {
    this.#keep(mm(10))
    if (item) {
      const top = this.#doc.y
      this.#doc.font('regular').fontSize(10).fillColor(ACCENT).text('–', MARGIN, top)
      this.#doc.y = top
    }
    this.#write(text, 10, { gap: mm(2), indent: item ? mm(5) : 0 })
    return this
  }

  /** Rows of a label and a value between hairlines. */
  rows(rows: readonly (readonly [label: string, value: string])[]): this {
    for (const [label, value] of rows) this.#row(label, value)
    this.#doc.y += mm(2)
    return this
  }

  #row(label: string, value: string): void {
    this.#keep(mm(9))
    const doc = this.#doc
    const top = doc.y
    const half = this.#width * 0.55
    doc
      .moveTo(MARGIN, top)
      .lineTo(MARGIN + this.#width, top)
      .lineWidth(0.4)
      .stroke(LINE)
    doc.font('regular').fontSize(9.5).fillColor(MUTED)
    doc.text(printable(label), MARGIN, top + mm(1.6), { width: half - mm(4) })
    const left = doc.y
    doc.font('bold').fontSize(9.5).fillColor(INK)
    doc.text(printable(value), MARGIN + half, top + mm(1.6), { width: this.#width - half })
    doc.y = Math.max(left, doc.y) + mm(1.2)
  }

  /** A remark in small print. */
  note(text: string): this {
    this.#keep(mm(12))
    this.#doc.y += mm(4)
    this.#write(text, 8, { colour: MUTED })
    return this
  }

  /** Puts head and foot on every page and ends the document. */
  async end(): Promise<Buffer> {
    const doc = this.#doc
    const { count } = doc.bufferedPageRange()
    for (let number = 0; number < count; number += 1) {
      doc.switchToPage(number)
      this.#drawFrame(number + 1, count)
    }
    const chunks: Buffer[] = []
    const ended = new Promise<void>((resolveEnd, reject) => {
      doc.on('data', (chunk: Buffer) => chunks.push(chunk))
      doc.on('end', resolveEnd)
      doc.on('error', reject)
    })
    doc.end()
    await ended
    return Buffer.concat(chunks)
  }

  #drawFrame(number: number, count: number): void {
    const doc = this.#doc
    const { height, margins } = doc.page
    // Head and foot are outside the margins, where pdfkit would begin a new page.
    doc.page.margins = { top: 0, bottom: 0, left: MARGIN, right: MARGIN }
    const { company, logo, kind, imprint } = this.#frame
    if (logo) doc.image(logo, MARGIN, mm(14), { height: LOGO_HEIGHT })
    else doc.font('bold').fontSize(15).fillColor(INK).text(company, MARGIN, mm(14))
    doc.font('regular').fontSize(8.5).fillColor(MUTED)
    doc.text(printable(kind), MARGIN, mm(15.5), { width: this.#width, align: 'right' })
    const foot = height - mm(14)
    doc
      .moveTo(MARGIN, foot - mm(3))
      .lineTo(MARGIN + this.#width, foot - mm(3))
      .lineWidth(0.4)
      .stroke(LINE)
    doc.text(printable(imprint), MARGIN, foot, { width: this.#width * 0.85, lineBreak: false })
    doc.text(`${number} / ${count}`, MARGIN, foot, { width: this.#width, align: 'right' })
    doc.page.margins = margins
  }
}
