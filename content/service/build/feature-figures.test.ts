import { closeServices, startService } from '../testing/service'

afterEach(closeServices)

const alpha = (features: string, versions = '') => ({
  'products/alpha.yaml': `
code: SAW-A
category: saws
sites: [ww, de_eu]
title: Alpha
abstract: { en: A saw for granite., de: Eine Säge für Granit. }
technicalData:
  cutting: { power: 18.5 kW }
features:
  - title: { en: Strong, de: Stark }
    text: { en: <p>It cuts.</p>, de: <p>Sie sägt.</p> }
    figures: [${features}]
${versions}`,
})

test('a paragraph shows rows of the technical data as its site writes them', async () => {
  const service = await startService(alpha('power'))
  const feature = (label: string, value: string) => ({
    features: [{ figures: [{ key: 'power', label, value, unit: 'kW' }] }],
  })
  expect(await service.json('/api/ww/products/saws/alpha.json')).toMatchObject(
    feature('Power', '18.5'),
  )
  expect(await service.json('/api/de_eu/products/saegen/alpha.json')).toMatchObject(
    feature('Leistung', '18,5'),
  )
})

test('a row that there is not, is an error of the file', async () => {
  const service = await startService(alpha('weight'))
  expect(await service.problems()).toContainEqual(
    expect.objectContaining({
      file: 'products/alpha.yaml',
      field: 'features[0].figures[0]',
      expected: 'a row of technicalData: one of power',
      got: 'weight',
    }),
  )
})

test('nor is it true of the product where a version has another value', async () => {
  const other = `versions:
  - { code: SAW-A-2, title: Alpha 2, technicalData: { cutting: { power: 22 kW } } }`
  const service = await startService(alpha('power', other))
  expect(await service.problems()).toContainEqual(
    expect.objectContaining({
      field: 'features[0].figures[0]',
      expected: 'a row that SAW-A-2 has no other value of',
      got: 'power',
    }),
  )
  const same = other.replace('22 kW', '18.5 kW')
  expect(await (await startService(alpha('power', same))).problems()).not.toContainEqual(
    expect.objectContaining({ severity: 'error' }),
  )
})
