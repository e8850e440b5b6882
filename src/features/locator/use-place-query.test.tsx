import { act, renderHook } from '@testing-library/react'
import { NO_QUERY } from './query'
import { usePlaceQuery } from './use-place-query'

const at = (address: string) => {
  window.history.replaceState(null, '', address)
  const { result } = renderHook(usePlaceQuery)
  const ask = (query: Partial<typeof NO_QUERY>) =>
    act(() => result.current[1]({ ...NO_QUERY, ...query }))
  return { query: () => result.current[0], ask }
}

test('the address says the query and nothing else of it changes', () => {
  const { query, ask } = at('/places?token=x&q=old')
  expect(query()).toEqual({ ...NO_QUERY, text: 'old' })
  const next = { text: 'saw & wire', country: 'IT', services: ['801', '802'] }
  ask(next)
  expect(window.location.search).toBe(
    '?token=x&q=saw+%26+wire&country=IT&services[]=801&services[]=802',
  )
  expect(query()).toEqual(next)
  ask(NO_QUERY)
  expect(window.location.search).toBe('?token=x')
})

test.each([
  ['?country=it', 'IT'],
  ['?country=UK', 'GB'],
  ['?country[]=IT', 'IT'],
  ['?utm_source=mail&amp;country=IT', 'IT'],
  ['?country=Italy', ''],
])('%s asks for the country %s', (search, country) => {
  expect(at(`/places${search}`).query()).toEqual({ ...NO_QUERY, country })
})

test('a blank between two words can be typed, and is not kept in the address', () => {
  const { query, ask } = at('/places')
  ask({ text: 'saw ' })
  expect(query().text).toBe('saw ')
  expect(window.location.search).toBe('?q=saw')
})
