import path from 'node:path'
import type { SiteHandle } from '../../src/sites'
import { offeredIn, rangeFaults } from './range'

const faults = (at: string, site: SiteHandle, text: string) =>
  rangeFaults([{ site, at, text }], new Map([['manus-agv', ['de_eu', 'en_eu']]]))

test('a category text that promises a machine is a fault where the site does not sell it', () => {
  const at = 'categories/robots-and-handling.yaml:16'
  expect(faults(at, 'en_eu', 'Loaders and driverless carriers.')).toEqual([])
  expect(faults(at, 'en_na', 'Loaders and robot cells for edges.')).toEqual([])
  expect(faults(at, 'en_na', 'Loaders and driverless carriers.')).toEqual([
    { rule: 'not sold here: manus-agv', at, found: 'driverless', sites: ['en_na'] },
  ])
  expect(faults(at, 'pt_eu', 'Veículos sem condutor.')).toHaveLength(1)
})

test('a story may report on a machine that its site does not sell', () => {
  expect(faults('entries/articles/halls.yaml:9', 'en_na', 'Driverless carriers.')).toEqual([])
})

test('the sample company says where it sells each product that has words', async () => {
  const offered = await offeredIn(path.resolve('content/saxum'))
  expect(offered.get('manus-agv')).not.toContain('pt_eu')
  expect(offered.get('manus-agv')).toContain('pt_sa')
  expect(offered.get('arcus-350')).toHaveLength(12)
})
