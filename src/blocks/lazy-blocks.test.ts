import { loadLazyBlocks, lazyBlocks } from './lazy-blocks'

test('the code of the blocks in a page’s data is fetched, and no other', async () => {
  await loadLazyBlocks({ entry: { blocks: [{ type: 'text' }, { type: 'faq' }, null] } })
  expect(lazyBlocks.faq.loaded()).not.toBeNull()
  expect(lazyBlocks.timeline.loaded()).toBeNull()
})

test.each([{}, { entry: null }, { entry: { blocks: null } }])(
  'a page of other data needs none: %j',
  async (data) => {
    await loadLazyBlocks(data)
    expect(lazyBlocks.embed.loaded()).toBeNull()
  },
)
