import type { SiteHandle } from '../../../sites'
import { spanOf } from './span'

test.each<[string, SiteHandle, [number, number] | null]>([
  ['625', 'ww', [625, 625]],
  ['3,500', 'en_na', [3500, 3500]],
  ['3.500', 'de_eu', [3500, 3500]],
  ['3 500', 'fr_eu', [3500, 3500]],
  ['1.250.000', 'it_eu', [1_250_000, 1_250_000]],
  ['18.5', 'ww', [18.5, 18.5]],
  ['18,5', 'de_eu', [18.5, 18.5]],
  ['18.5', 'de_eu', [18.5, 18.5]],
  ['0.125', 'de_eu', [0.125, 0.125]],
  ['1.250,5', 'pt_eu', [1250.5, 1250.5]],
  ['0–45', 'ww', [0, 45]],
  ['8–11', 'it_eu', [8, 11]],
  ['0-45', 'ww', [0, 45]],
  ['±0,05', 'fr_eu', [0.05, 0.05]],
  ['<1', 'ww', [1, 1]],
  ['≥ 400', 'ww', [400, 400]],
  ['3,800 × 2,300', 'ww', [3800, 3800]],
  ['3.800 × 2.300', 'de_eu', [3800, 3800]],
  ['on request', 'ww', null],
  ['5 axes', 'ww', null],
  ['–', 'ww', null],
  ['', 'ww', null],
])('%s in %s is %j', (value, site, expected) => expect(spanOf(value, site)).toEqual(expected))
