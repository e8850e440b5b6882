import type { SearchDocument } from './documents'

/** The sections of a site's documents, by number: 20,000 numbers are read faster than documents. */
export class Sections {
  readonly #names: readonly string[]
  /** By document. */
  readonly #numbers: Uint16Array

  constructor(documents: readonly SearchDocument[]) {
    this.#names = [...new Set(documents.map(({ result }) => result.section))]
    const numbers = new Map(this.#names.map((name, number) => [name, number]))
    this.#numbers = Uint16Array.from(documents, ({ result }) => numbers.get(result.section) ?? 0)
  }

  /** The number of these documents in each section. The section of the first document comes first. */
  count(ids: Uint32Array): { section: string; count: number }[] {
    const counts = new Uint32Array(this.#names.length)
    const order: number[] = []
    for (const id of ids) {
      const number = this.#numbers[id] ?? 0
      if (counts[number] === 0) order.push(number)
      counts[number] = (counts[number] ?? 0) + 1
    }
    return order.map((number) => ({
      section: this.#names[number] ?? '',
      count: counts[number] ?? 0,
    }))
  }

  /** The documents of a section, in their order. */
  only(ids: Uint32Array, section: string): Uint32Array {
    const number = this.#names.indexOf(section)
    return ids.filter((id) => this.#numbers[id] === number)
  }
}
