import { createElement, isValidElement } from 'react'
import { wrapPageElement } from './wrap-page-element'

const wrap = (language: 'de' | 'it') => {
  const wrapped = wrapPageElement({
    element: createElement('p'),
    props: { pageContext: { i18n: { language } } },
  })
  if (!isValidElement<{ i18n: unknown }>(wrapped)) throw new Error('No element.')
  return wrapped.props.i18n
}

test('a page is given the instance of its language, the same for all of them', () => {
  expect(wrap('de')).toMatchObject({ language: 'de' })
  expect(wrap('de')).toBe(wrap('de'))
  expect(wrap('it')).toMatchObject({ language: 'it' })
})
