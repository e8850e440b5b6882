import { messageKeys, messageKeysIn, namespaces } from './message-keys'

test.each(namespaces)('a key of %s is found, known or not', (namespace) => {
  const known = [...messageKeys].filter((key) => key.startsWith(`${namespace}.`))
  expect(known).not.toEqual([])
  expect(messageKeysIn(known.join(' '))).toEqual(known)
  expect(messageKeysIn(`(${namespace}.nobodyKnows)`)).toEqual([`${namespace}.nobodyKnows`])
  expect(messageKeysIn(`${namespace}.group.nobodyKnows.`)).toEqual([
    `${namespace}.group.nobodyKnows`,
  ])
})

test.each([
  'Look into error.log, or open form.pdf.',
  'https://service.example.com/product.data/search.xml',
  'search.example.com',
  'user.name@example.com, place.order-now',
  'We build the product.The entry. filter',
])('%s has none', (text) => {
  expect(messageKeysIn(text)).toEqual([])
})
