import type { BlockView } from '../../blocks'
import { contentsOf, groupBlocksByWidth } from './group-blocks-by-width'

const text = (title: string | null): BlockView => ({ type: 'text', title, text: '<p>Text</p>' })
const quote: BlockView = { type: 'quote', text: 'It cuts.', author: null, role: null, image: null }
const products: BlockView = { type: 'products', preTitle: null, title: 'Machines', products: [] }

const shape = (blocks: readonly BlockView[], ...also: BlockView['type'][]) =>
  groupBlocksByWidth(blocks, also).map(({ wide, blocks }) => [
    wide,
    blocks.map(({ block }) => block.type),
  ])

test('blocks for reading stand together, with wide blocks between them', () => {
  expect(shape([text('A'), quote, products, text('B')])).toEqual([
    [false, ['text', 'quote']],
    [true, ['products']],
    [false, ['text']],
  ])
})

test('a kind of page may give further types the whole width', () => {
  expect(shape([text('A'), quote], 'quote')).toEqual([
    [false, ['text']],
    [true, ['quote']],
  ])
})

test('the first group is there to hold what stands beside it', () => {
  expect(shape([products])).toEqual([
    [false, []],
    [true, ['products']],
  ])
})

test('places are named after their titles, in letters that every address can hold', () => {
  const [{ blocks }] = groupBlocksByWidth([text('Wer prüft’s?'), text(null), text('¿Y después?')])
  expect(blocks.map(({ id }) => id)).toEqual(['1-wer-pruft-s', null, '3-y-despues'])
})

test('the contents list what is read, from three titles on', () => {
  const three = [text('A'), text('B'), products, text('C')]
  expect(contentsOf(groupBlocksByWidth(three))).toEqual([
    { label: 'A', href: '#1-a' },
    { label: 'B', href: '#2-b' },
    { label: 'C', href: '#4-c' },
  ])
  expect(contentsOf(groupBlocksByWidth(three.slice(1)))).toEqual([])
})
