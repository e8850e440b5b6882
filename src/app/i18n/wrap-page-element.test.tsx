import { createElement, isValidElement } from 'react'
import { wrapPageElement } from './wrap-page-element'

const wrap = (site: 'es_eu' | 'es_sa') => {
  const wrapped = wrapPageElement({
    element: createElement('p'),
    props: { pageContext: { site, i18n: { language: 'es' } } },
  })
  if (!isValidElement<{ i18n: unknown }>(wrapped)) throw new Error('No element.')
  return wrapped.props.i18n
}

test('the pages of a site are given one instance, those of another with its words another', () => {
  expect(wrap('es_eu')).toMatchObject({ language: 'es' })
  expect(wrap('es_eu')).toBe(wrap('es_eu'))
  expect(wrap('es_sa')).not.toBe(wrap('es_eu'))
})
