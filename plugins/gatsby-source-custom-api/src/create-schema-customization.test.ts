import { pictureResolvers } from './create-schema-customization'
import { picture } from './testing/world'
import { isPicture } from './pictures'

const nodes: Record<string, Record<string, unknown>> = {
  'id of ContentImage:/media/a.jpg': {
    data: { layout: 'constrained' },
    shares: { '50-50': { src: '/share.jpg' }, '20-80': { src: '/share-20-80.jpg' } },
  },
}
const asked: string[] = []
const context = {
  nodeModel: {
    getNodeById: async ({ id }: { id: string }) => {
      asked.push(id)
      return nodes[id] ?? null
    },
  },
}
const { data, share, json } = pictureResolvers((key) => `id of ${key}`)

const pictureOf = (src: string, focus: object | null = null) => {
  const value = picture(src, { focus })
  if (!isPicture(value)) throw new Error('not a picture')
  return value
}

describe('pictureResolvers', () => {
  it('join a picture with what was made of its file, through Gatsby, which notes the dependency', async () => {
    await expect(data(pictureOf('/media/a.jpg'), {}, context)).resolves.toEqual({
      layout: 'constrained',
    })
    expect(asked).toEqual(['id of ContentImage:/media/a.jpg'])
  })

  it('give the share picture of the focus', async () => {
    await expect(share(pictureOf('/media/a.jpg'), {}, context)).resolves.toEqual({
      src: '/share.jpg',
    })
    const focus = { x: 0.2, y: 0.8 }
    await expect(share(pictureOf('/media/a.jpg', focus), {}, context)).resolves.toEqual({
      src: '/share-20-80.jpg',
    })
  })

  it('give nothing for a picture that is not there', async () => {
    await expect(data(pictureOf('/media/b.jpg'), {}, context)).resolves.toBeNull()
    await expect(share(pictureOf('/media/b.jpg'), {}, context)).resolves.toBeNull()
  })

  it('reach the pictures inside blocks', async () => {
    const image = picture('/media/a.jpg', { focus: null })
    const source = {
      blocks: [
        { type: 'hero', title: 'Hi', image },
        { type: 'teasers', teasers: [{ image: null }] },
      ],
    }
    const done = { ...image, data: { layout: 'constrained' }, share: { src: '/share.jpg' } }
    await expect(json('blocks')(source, {}, context)).resolves.toEqual([
      { type: 'hero', title: 'Hi', image: done },
      { type: 'teasers', teasers: [{ image: null }] },
    ])
  })
})
