import { MOST, summary } from './summary'

const SENTENCE =
  'Blocks of granite become slabs of two centimetres in one pass of seventy-two wires.'

describe('summary', () => {
  it('leaves what is short enough as it is', () => {
    expect(summary(SENTENCE)).toBe(SENTENCE)
    expect(summary('x'.repeat(MOST))).toHaveLength(MOST)
  })

  it('ends with a sentence where whole sentences say enough', () => {
    expect(summary(`${SENTENCE} ${SENTENCE} ${SENTENCE}`)).toBe(`${SENTENCE} ${SENTENCE}`)
  })

  it('ends with a word where they do not', () => {
    const words = Array.from({ length: 40 }, (_, index) => `word${index},`).join(' ')
    const short = summary(`New. ${words}`)
    expect(short).toMatch(/ word\d+…$/)
    expect(short.length).toBeGreaterThan(MOST - 20)
    expect(short.length).toBeLessThanOrEqual(MOST)
  })

  it('cuts a text without spaces', () => {
    expect(summary('機'.repeat(MOST * 2)).length).toBeLessThanOrEqual(MOST)
  })
})
