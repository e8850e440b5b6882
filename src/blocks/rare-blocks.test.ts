import { loadRareBlocks, rareBlocks } from './rare-blocks'

test('the code of the blocks in a page’s data is fetched, and no other', async () => {
  await loadRareBlocks({ entry: { blocks: [{ type: 'text' }, { type: 'faq' }, null] } })
  expect(rareBlocks.faq.loaded()).not.toBeNull()
  expect(rareBlocks.timeline.loaded()).toBeNull()
})

test.each([{}, { entry: null }, { entry: { blocks: null } }])(
  'a page of other data needs none: %j',
  async (data) => {
    await loadRareBlocks(data)
    expect(rareBlocks.embed.loaded()).toBeNull()
  },
)
