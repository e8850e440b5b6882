import { entry, navigation, parse, productDetail } from '.'

const complaintsOf = (run: () => unknown): string => {
  try {
    run()
    return ''
  } catch (error) {
    return String(error)
  }
}

const item = (id: number) => ({ id, title: `Item ${id}` })

test.each([
  [
    'an item of a menu',
    navigation,
    { mainNavigation: [item(1), item(2), item(1)] },
    'mainNavigation[2].id: expected each id once; item [0]',
  ],
  [
    'an item of another menu',
    navigation,
    { mainNavigation: [], footerNavigation: [item(1), item(1)] },
    'footerNavigation[1].id: expected each id once; item [0]',
  ],
  [
    'a child of an item',
    navigation,
    { mainNavigation: [{ ...item(1), children: [item(1), item(2), item(2)] }] },
    'mainNavigation[0].children[2].id: expected each id once; item [1]',
  ],
  [
    'a version',
    productDetail,
    { versions: ['A-1', 'A-1'].map((code) => ({ code, title: code })) },
    'versions[1].code: expected each code once; item [0]',
  ],
  [
    'a question',
    entry,
    {
      blocks: [
        { type: 'faq', questions: [1, 2].map(() => ({ key: 'a', question: 'Q', answer: 'A' })) },
      ],
    },
    'blocks[0].questions[1].key: expected each key once; item [0]',
  ],
])('%s that is there twice is refused, with its place', (_, schema, json, complaint) => {
  expect(complaintsOf(() => parse(schema, json, ''))).toContain(
    `  ${complaint} of the list has it too`,
  )
})

test('codes of products that are named twice are shown once', () => {
  const blocks = [{ type: 'products', codes: ['A', 'B', 'A'] }]
  const parsed = parse(entry, { id: 1, section: 'home', title: 'Home', blocks }, '')
  expect(parsed.blocks).toMatchObject([{ codes: ['A', 'B'] }])
})
