import path from 'node:path'
import { siteHandles, type SiteHandle } from '../../src/sites'
import { buildContent, type Content } from './build/content'
import { LibraryReader } from './files/library'

let content: Content
beforeAll(async () => {
  content = buildContent(await new LibraryReader(path.join(__dirname, '../saxum')).read(), 0)
})

const machinesOf = (site: SiteHandle) =>
  (content.contentVersions.published.sites.get(site)?.products ?? [])
    .filter(({ section }) => section === 'machines')
    .flatMap(({ title, dimensions }) => dimensions.map((each) => ({ title, ...each })))

/** Standard gravity in kilonewtons for a kilogram (ISO 80000-3). */
const GRAVITY = 9.80665 / 1000
/** This machine drives and has no fixed place. */
const DRIVES = /^Manus AGV/

test.each(siteHandles)('in %s: every machine says what it stands on', (site) => {
  const machines = machinesOf(site)
  expect(machines.length).toBeGreaterThan(20)
  const without = machines.filter(({ supports, title }) => !supports && !DRIVES.test(title))
  expect(without.map(({ code }) => code)).toEqual([])
})

test('a machine stands on points below it, which carry more than its weight', () => {
  const faults = machinesOf('ww').flatMap(({ code, length, width, weight, supports }) => {
    if (!supports) return []
    const { along, across, spacingAlong, spacingAcross, load } = supports
    return [
      (along - 1) * spacingAlong > length && `${code} is shorter than its supports`,
      (across - 1) * spacingAcross > width && `${code} is narrower than its supports`,
      along * across * load <= (weight ?? 0) * GRAVITY && `${code} is heavier than its supports`,
      (along - 1) * spacingAlong < length / 2 && `${code} hangs over its supports`,
    ].filter((fault) => fault !== false)
  })
  expect(faults).toEqual([])
})
