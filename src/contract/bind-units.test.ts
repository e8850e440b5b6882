import { bindUnits } from './bind-units'

it.each(['625 mm', '95 %', '±0,03 mm', '20 °C', '60 l/min', '18.5 kW', '12 m²', '30 m/s'])(
  'keeps %s on one line',
  (quantity) => {
    const bound = quantity.replace(' ', '\u00a0')
    expect(bindUnits(`<p>up to ${quantity}, always</p>`)).toBe(`<p>up to ${bound}, always</p>`)
    expect(bindUnits(bound)).toBe(bound)
  },
)

it.each(['412 machines', '20 l’anno', '8 heads', 'ISO 230-2'])('leaves %s alone', (words) => {
  expect(bindUnits(words)).toBe(words)
})
