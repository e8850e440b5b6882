import { figure, product, refs, version } from './testing/product'
import { versionsOf } from './versions'

test('a product without versions is its only one', () => {
  const saw = product({ typologies: refs('1'), figures: [figure('diameter', '625')] })
  expect(versionsOf(saw)).toEqual([saw])
})

test('a version has the typologies of its product unless it has its own', () => {
  const versions = versionsOf(
    product({
      typologies: refs('1', '2'),
      versions: [version(), version({ typologies: refs('3') })],
    }),
  )
  expect(versions.map(({ typologies }) => typologies)).toEqual([refs('1', '2'), refs('3')])
})

test('its figures take the place of those of the product, and others follow', () => {
  const [own] = versionsOf(
    product({
      figures: [figure('diameter', '625'), figure('power', '11', 'kW')],
      versions: [version({ figures: [figure('tilt', '45'), figure('diameter', '725')] })],
    }),
  )
  expect(own?.figures).toEqual([
    figure('diameter', '725'),
    figure('power', '11', 'kW'),
    figure('tilt', '45'),
  ])
})
