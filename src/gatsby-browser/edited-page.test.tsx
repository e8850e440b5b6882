import { EditedPage } from './edited-page'

/** A page as Gatsby has it. */
const page = {
  page: { path: '/products', componentChunkName: 'products' },
  json: { data: { title: 'Machines' } },
}

const rendered = jest.fn()
let hearResult: () => void

/** What the development server answers. */
const answers = jest.fn<Promise<object>, [string]>()

const edit = (title: string) => ({
  ...{ ok: true, status: 200 },
  json: () => Promise.resolve({ componentChunkName: 'products', result: { data: { title } } }),
})
const NONE = { ok: true, status: 204 }

beforeEach(() => {
  window.history.replaceState(null, '', '/products')
  rendered.mockReset()
  answers.mockReset().mockResolvedValue(NONE)
  Object.assign(window, {
    fetch: answers,
    ___emitter: { on: (_: string, hear: () => void) => (hearResult = hear), emit: rendered },
  })
})

/** All that was asked for is answered. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('without an edit a page is as Gatsby has it, and rendered once', async () => {
  const edited = new EditedPage()
  expect(edited.over(page)).toBe(page)
  await settle()
  expect(answers).toHaveBeenCalledWith('/__edited-page?address=%2Fproducts')
  expect(edited.over(page)).toBe(page)
  expect(rendered).not.toHaveBeenCalled()
})

test('an edit is shown in its place, always as the same page, until Gatsby has it', async () => {
  const edited = new EditedPage()
  edited.over(page)
  answers.mockResolvedValue(edit('New machines'))
  await edited.ask()
  expect(rendered).toHaveBeenCalledWith('serverDataResult')
  const shown = edited.over(page)
  expect(shown).toEqual({ ...page, json: { data: { title: 'New machines' } } })
  expect(edited.over(page)).toBe(shown)
  answers.mockResolvedValue(NONE)
  hearResult()
  await settle()
  expect(edited.over(page)).toBe(page)
})

test('it is of the page in view and of no other', async () => {
  const edited = new EditedPage()
  answers.mockResolvedValue(edit('New machines'))
  await edited.ask()
  answers.mockResolvedValue(NONE)
  window.history.replaceState(null, '', '/news')
  const news = { page: { path: '/news', componentChunkName: 'products' } }
  expect(edited.over(news)).toBe(news)
  expect(answers).toHaveBeenLastCalledWith('/__edited-page?address=%2Fnews')
})

test('it is not laid over another template, such as the not-found page where an entry is new', async () => {
  const edited = new EditedPage()
  answers.mockResolvedValue(edit('New machines'))
  await edited.ask()
  const notFound = { page: { path: '/404.html', componentChunkName: 'not-found' } }
  expect(edited.over(notFound)).toBe(notFound)
})

test('of two questions the later one counts, whichever is answered first', async () => {
  const edited = new EditedPage()
  let answerFirst: (answer: object) => void = () => undefined
  answers.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)))
  const first = edited.ask()
  answers.mockResolvedValue(edit('Second'))
  await edited.ask()
  answerFirst(edit('First'))
  await first
  expect(edited.over(page)).toMatchObject({ json: { data: { title: 'Second' } } })
})

test.each([
  ['nobody answers', () => Promise.reject(new Error('Offline.'))],
  ['the content cannot be read', () => Promise.resolve({ ok: false, status: 500 })],
])('all stays as it is when %s', async (_, answer) => {
  const edited = new EditedPage()
  answers.mockResolvedValue(edit('New machines'))
  await edited.ask()
  answers.mockImplementation(answer)
  await edited.ask()
  expect(edited.over(page)).toMatchObject({ json: { data: { title: 'New machines' } } })
})
