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

  it('cuts a text without spaces between characters', () => {
    expect(summary('機'.repeat(MOST * 2))).toMatch(/^機{100,}…$/)
    expect(summary('𠮷'.repeat(MOST * 2))).toMatch(/^𠮷{100,}…$/u)
    expect(summary('👩‍👩‍👧‍👦'.repeat(MOST * 2))).toBe(`${'👩‍👩‍👧‍👦'.repeat(MOST - 1)}…`)
  })

  it('counts characters as readers do', () => {
    expect(summary('𠮷'.repeat(MOST))).toBe('𠮷'.repeat(MOST))
  })

  it('knows where Chinese sentences end', () => {
    const sentence = `${'我们切割花岗岩'.repeat(15)}。`
    expect(summary(sentence.repeat(3))).toBe(sentence)
  })
})
