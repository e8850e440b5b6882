import { fork } from 'node:child_process'
import { once } from 'node:events'
import { productPageProps } from '../../templates/product/product-props'
import type { productVariables } from '../../templates/product/variables'
import type { BothAnswers } from '../testing/answers-process'
import type { PageAnswer } from '../testing/page-answers'

/** The readers of the first measure in inches, too. */
const SITES = ['en_na', 'it_eu']

const isBoth = (message: object): message is BothAnswers => 'built' in message && 'asked' in message

/** The data of the sample content's pages, by the build's query and at run time. */
async function bothAnswers(): Promise<BothAnswers> {
  const child = fork('src/gatsby-node/testing/answers-process.ts', SITES, {
    execArgv: ['--import', 'tsx'],
    silent: true,
  })
  let errors = ''
  let answers: BothAnswers | undefined
  child.stderr?.on('data', (text) => (errors += String(text)))
  child.on('message', (message: object) => {
    if (isBoth(message)) answers = message
  })
  await once(child, 'exit')
  if (!answers) throw new Error(errors)
  return answers
}

type ProductAnswer = PageAnswer & {
  readonly variables: ReturnType<typeof productVariables>
  readonly data: Parameters<typeof productPageProps>[0]
}

const isProduct = (page: PageAnswer): page is ProductAnswer =>
  page.route === 'products-category-slug'

const productsOf = (pages: readonly PageAnswer[]) =>
  pages.filter(isProduct).map(({ data, site, path, variables: { stories } }) => ({
    site,
    path,
    props: productPageProps(data, site, stories),
  }))

/** The pages without the build's picture files: none have been made here. */
function withoutPictureFiles(pages: readonly PageAnswer[]): readonly PageAnswer[] {
  const text = JSON.stringify(pages, (key, value: unknown) =>
    value === null && ['data', 'share'].includes(key) ? undefined : value,
  )
  const plain: readonly PageAnswer[] = JSON.parse(text)
  return plain
}

let built: readonly PageAnswer[]
let asked: readonly PageAnswer[]

beforeAll(async () => {
  const answers = await bothAnswers()
  built = withoutPictureFiles(answers.built)
  asked = withoutPictureFiles(answers.asked)
}, 120_000)

test('a product has the same props from the query of the build and from the content service', () => {
  const products = productsOf(built)
  expect(productsOf(asked)).toEqual(products)

  const inSite = (handle: string) => products.filter(({ site }) => site === handle)
  for (const handle of SITES) expect(inSite(handle).length).toBeGreaterThan(5)
  expect(products.some(({ props }) => props.stories.length > 0)).toBe(true)
  expect(products.some(({ props }) => props.related.length > 0)).toBe(true)
  const hasImperial = (handle: string) =>
    inSite(handle).some(({ props }) => props.figures.some(({ imperial }) => imperial !== null))
  expect(SITES.map(hasImperial)).toEqual([true, false])
})

test('so has every page of every type its data and variables', () => {
  expect(asked.map(({ path }) => path)).toEqual(built.map(({ path }) => path))
  for (const [index, page] of built.entries()) expect(asked[index]).toEqual(page)
})
