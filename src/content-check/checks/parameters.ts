import { ContentClientError, type ContentClient, type Query } from '../../content-client'
import { endpoints, type ListingItem, type Location } from '../../contract'
import { type Finding, warning } from '../finding'
import type { Asked, Snapshot } from '../snapshot'

type Item = Pick<ListingItem | Location, 'id' | 'title'>
type List = Asked<readonly Item[]>

const titles = (items: readonly Item[]): string =>
  items.length === 0 ? 'nothing' : items.map(({ title }) => `"${title}"`).join(', ')

/** The answer of a list to some parameters. */
async function ask(
  client: ContentClient,
  name: 'listing' | 'locator',
  { parameters }: List,
  query: Query,
): Promise<readonly Item[]> {
  const answer = await client.request<{ readonly data: readonly Item[] }>(
    name === 'listing' ? endpoints.listing : endpoints.locator,
    parameters,
    query,
  )
  return answer.data.data
}

/** A list that is long enough to show the effect of parameters. */
const longEnough = (lists: readonly List[]) =>
  lists.find(({ data, parameters }) => data.length > 1 && parameters.section !== 'shortlinks')

/**
 * Whether lists and locators follow `paginate`, `page`, `sort` and `query`. The check uses the
 * first list and the first locator with several items. The website does not need these parameters,
 * so an ignored one is only a warning.
 */
export async function checkParameters(
  client: ContentClient,
  { sites }: Snapshot,
): Promise<Finding[]> {
  const answers = sites.map((site) => site.answers)
  const list = longEnough(answers.flatMap(({ listing }) => listing))
  const places = longEnough(answers.flatMap(({ locator }) => locator))

  const attempt = async (
    name: 'listing' | 'locator',
    asked: List,
    query: Query,
    expected: string,
    isRight: (items: readonly Item[]) => boolean | Promise<boolean>,
  ): Promise<Finding[]> => {
    const texts = Object.entries(query).map(([key, value]) => [key, String(value)])
    const place = { site: asked.site, address: `${asked.address}?${new URLSearchParams(texts)}` }
    try {
      const items = await ask(client, name, asked, query)
      return (await isRight(items)) ? [] : [warning(place, 'data', expected, titles(items))]
    } catch (error) {
      if (!(error instanceof ContentClientError)) throw error
      return [warning(place, '', expected, error.reason)]
    }
  }
  const words = (name: 'listing' | 'locator', asked: List) => {
    const [{ id, title } = { id: '', title: '' }] = asked.data
    return attempt(name, asked, { query: title }, `items with the words "${title}"`, (items) =>
      items.some((item) => item.id === id),
    )
  }
  const ofList = async (asked: List) => {
    const one = { paginate: 1 }
    const isOne = (items: readonly Item[]) => items.length === 1
    const differ = new Set(asked.data.map(({ title }) => title)).size > 1
    return Promise.all([
      attempt('listing', asked, one, 'one item', isOne),
      attempt('listing', asked, { ...one, page: 2 }, 'the second item alone', async (items) => {
        const [first] = await ask(client, 'listing', asked, one)
        return isOne(items) && items[0]?.id !== first?.id
      }),
      attempt('listing', asked, { sort: '-title' }, 'the last title first', async ([last]) => {
        const [first] = await ask(client, 'listing', asked, { sort: 'title' })
        return !differ || first?.title !== last?.title
      }),
      words('listing', asked),
    ])
  }
  const findings = await Promise.all([
    ...(list ? [ofList(list)] : []),
    ...(places ? [words('locator', places).then((each) => [each])] : []),
  ])
  return findings.flat(2)
}
