import { readdirSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../../../static/demo-widget/consent-forms.js'
import type { ConsentFormSettings } from './consent-widget'

const onSubmit = jest.fn()
const fetching = jest.fn<
  Promise<{ ok: boolean; status: number; json?: () => Promise<unknown> }>,
  [string, { body: string; signal: AbortSignal }]
>()
let container: HTMLElement

beforeEach(() => {
  onSubmit.mockReset()
  fetching.mockReset().mockResolvedValue({
    ...{ ok: true, status: 201 },
    json: async () => ({ reference: '20261123-0F3A9C' }),
  })
  Object.assign(window, { fetch: fetching })
  Element.prototype.scrollIntoView = () => undefined
  document.documentElement.lang = 'en'
  document.body.innerHTML =
    '<div></div><footer><a href="/pages/privacy">Privacy notice</a></footer>'
  container = document.body.querySelector('div') ?? document.body
})

const init = (
  locale: string,
  asked: Pick<Partial<ConsentFormSettings>, 'form' | 'values' | 'choices'> = {},
) =>
  window.ConsentForms?.init({
    form: 'SXM-INFO',
    locale,
    container,
    referrerLabel: 'Saws',
    referrerPath: '/products/saws',
    onSubmit,
    ...asked,
  })

async function show(locale = 'en', asked: Parameters<typeof init>[1] = {}) {
  const handle = init(locale, asked)
  // No style sheet is loaded here.
  document.querySelector('link')?.dispatchEvent(new Event('load'))
  await waitFor(() => expect(form()).toBeInTheDocument())
  return { handle, user: userEvent.setup() }
}

/** The request that was sent, and its address. */
const request = () => {
  const [call] = fetching.mock.calls
  if (!call) throw new Error('Nothing has been sent.')
  const [address, options] = call
  return { address, ...options }
}

/** Holds the answer back until the returned function is called. */
function holdAnswer(): () => void {
  const held = new EventTarget()
  fetching.mockReturnValue(
    new Promise((resolve) => {
      held.addEventListener('answer', () =>
        resolve({ ok: true, status: 201, json: async () => null }),
      )
    }),
  )
  return () => held.dispatchEvent(new Event('answer'))
}

type User = ReturnType<typeof userEvent.setup>
const form = () => container.querySelector('form')
const field = (name: string) => screen.getByRole('textbox', { name })
const region = () => screen.getByRole('combobox', { name: 'Region' })
const consent = () => screen.getByRole('checkbox', { name: /^I have read/ })
const attachment = () => screen.getByLabelText('Attachment (optional)')
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send' }))
const summary = () => screen.getByRole('group', { name: 'Please check your entries' })
const lines = () =>
  within(summary())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const fill = async (user: User) => {
  await user.type(field('Name'), 'Ada Rossi')
  await user.type(field('E-mail'), 'ada@example.com')
  await user.type(field('E-mail again'), 'ada@example.com')
  await user.selectOptions(region(), 'Europe')
  await user.type(field('Message'), 'We cut granite.')
  await user.click(consent())
}

describe('rules of requirements 5', () => {
  test('eager: a field is checked when it is left, then with every input', async () => {
    const { user } = await show()
    await user.type(field('E-mail'), 'ada')
    expect(field('E-mail')).not.toHaveAttribute('aria-invalid')
    await user.tab()
    expect(field('E-mail')).toBeInvalid()
    expect(field('E-mail')).toHaveAccessibleDescription(/^Error: .*name@example.com/)
    await user.type(field('E-mail'), '@example.com')
    expect(field('E-mail')).toBeValid()
    expect(field('E-mail')).toHaveAccessibleDescription('')
  })

  // @R5.1
  test('confirmed: the second address is checked again when the first one changes', async () => {
    const { user } = await show()
    await user.type(field('E-mail'), 'ada@example.com')
    await user.type(field('E-mail again'), 'ada@example.org')
    await user.tab()
    expect(field('E-mail again')).toHaveAccessibleDescription(/not the same/)
    await user.clear(field('E-mail'))
    await user.type(field('E-mail'), 'ada@example.org')
    expect(field('E-mail again')).toBeValid()
  })

  test('min asks for enough text, in words; an optional field may stay empty', async () => {
    const { user } = await show()
    await user.type(field('Message'), 'Hello')
    await user.click(field('Company (optional)'))
    expect(field('Message')).toHaveAccessibleDescription(/at least 10 characters/)
    await user.tab()
    expect(field('Company (optional)')).toBeValid()
  })

  test('required: a choice and a consent have words of their own', async () => {
    const { user } = await show()
    await user.click(region())
    await user.tab()
    expect(region()).toHaveAccessibleDescription('Error: Please choose one.')
    await user.selectOptions(region(), 'Asia')
    expect(region()).toBeValid()
    await user.dblClick(consent())
    await user.tab()
    expect(consent()).toHaveAccessibleDescription(/agree to the privacy notice/)
  })

  test('a file may be 5 MB, says its name, and can be taken away', async () => {
    const { user } = await show()
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'plan.pdf')
    await user.upload(attachment(), large)
    await user.tab()
    expect(attachment()).toHaveAccessibleDescription(/5 MB at most plan.pdf .*larger than 5 MB/)
    await user.click(screen.getByRole('button', { name: 'Remove the file' }))
    expect(attachment()).toBeValid()
    expect(attachment()).toHaveFocus()
    expect(attachment()).toHaveAccessibleDescription(/5 MB at most No file chosen/)
  })
})

describe('a quotation', () => {
  const values = { product: 'Arcus 350', version: 'Arcus 350 T', privacy: 'yes', unknown: 'x' }

  test('asks what a price is worked out from, with the machine filled in, and never a consent', async () => {
    const { user } = await show('en', { form: 'SXM-QUOTE', values })
    expect(field('Machine or plant')).toHaveValue('Arcus 350')
    expect(field('Version (optional)')).toHaveValue('Arcus 350 T')
    expect(field('Material (optional)')).toBeVisible()
    expect(consent()).not.toBeChecked()
    expect(field('Largest piece (optional)')).toHaveAccessibleDescription(/with the unit/)
    const voltage = screen.getByRole('combobox', { name: /^Voltage/ })
    await user.selectOptions(voltage, '400 V, 50 Hz')
    expect(field('Pieces per shift (optional)')).toBeVisible()
    await user.type(field('Telephone (optional)'), '+39 055 555 0100')
    await send(user)
    expect(lines().map((line) => line.split(':')[0])).toEqual([
      'Name',
      'E-mail',
      'E-mail again',
      'Country',
      'Please agree to the privacy notice, so that we may answer you.',
    ])
  })

  test('versions that the page knows are a choice, and the asked one is chosen', async () => {
    const choices = { version: ['Arcus 350', 'Arcus 350 T'] }
    const { user } = await show('en', { form: 'SXM-QUOTE', values, choices })
    const version = screen.getByRole('combobox', { name: 'Version (optional)' })
    expect(version).toHaveValue('Arcus 350 T')
    await user.selectOptions(version, 'Arcus 350')
    expect(version).toHaveValue('Arcus 350')
  })

  test('software is asked for workplaces, and not for a stone; a kiln for what it makes', async () => {
    const { handle } = await show('en', { form: 'SXM-QUOTE-SOFTWARE', values })
    expect(field('Number of workplaces (optional)')).toBeVisible()
    expect(
      screen.queryByRole('textbox', { name: /Material|Largest piece/ }),
    ).not.toBeInTheDocument()
    handle?.destroy()
    await show('en', { form: 'SXM-QUOTE-MACHINERY', values })
    expect(field('What you make, and of which material')).toBeRequired()
    expect(screen.queryByRole('textbox', { name: /Largest piece/ })).not.toBeInTheDocument()
  })

  test('a request for information knows the machine; another form has no place for it', async () => {
    const { handle } = await show('en', { values })
    expect(field('Machine or plant')).toHaveValue('Arcus 350')
    handle?.destroy()
    await show('en', { form: 'SXM-NEWS', values })
    expect(screen.queryByDisplayValue('Arcus 350')).not.toBeInTheDocument()
  })
})

describe('spare parts', () => {
  const showParts = () => show('en', { form: 'SXM-SPARES' })
  const numbers = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Part number/ })
  const cell = (name: string, line: number) => field(`${name} (line ${line})`)
  const add = () => screen.getByRole('button', { name: 'Add a line' })
  const rows = () =>
    screen
      .getAllByRole('listitem')
      .map((line) =>
        within(line)
          .getAllByRole<HTMLInputElement>('textbox')
          .map(({ value }) => value),
      )
      .filter((cells) => cells.some((value) => value !== ''))

  test('a line is added and removed: the focus goes to it, its number is said', async () => {
    const { user } = await showParts()
    expect(screen.getByRole('group', { name: /^Parts, up to twenty/ })).toHaveAccessibleDescription(
      /can be pasted/,
    )
    expect(numbers()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /^Remove \(/ })).not.toBeInTheDocument()
    await user.type(cell('Part number', 1), '10203040')
    await user.click(add())
    expect(cell('Part number', 2)).toHaveFocus()
    expect(screen.getByText('Line 2 is added.')).toHaveAttribute('role', 'status')
    await user.keyboard('50607080')
    await user.click(screen.getByRole('button', { name: 'Remove (line 1)' }))
    expect(cell('Part number', 1)).toHaveFocus()
    expect(cell('Part number', 1)).toHaveValue('50607080')
    expect(screen.getByText('Line 1 is removed. Lines left: 1.')).toBeVisible()
  })

  test('the keyboard alone adds a line, fills it and removes it', async () => {
    const { user } = await showParts()
    add().focus()
    await user.keyboard('{Enter}')
    expect(cell('Part number', 2)).toHaveFocus()
    await user.keyboard('1{Tab}Belt{Tab}4{Tab}')
    expect(rows()).toEqual([['1', 'Belt', '4']])
    expect(screen.getByRole('button', { name: 'Remove (line 2)' })).toHaveFocus()
    await user.keyboard(' ')
    expect(numbers()).toHaveLength(1)
    expect(cell('Part number', 1)).toHaveFocus()
  })

  test('twenty lines are the most, however they come', async () => {
    const { user } = await showParts()
    for (let line = 2; line <= 20; line += 1) await user.click(add())
    expect(numbers()).toHaveLength(20)
    expect(screen.getByText(/most for one request/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add a line' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Remove (line 20)' }))
    expect(add()).toBeVisible()
    expect(cell('Part number', 19)).toHaveFocus()
    await user.click(cell('Part number', 18))
    await user.paste('1\t1\n2\t2\n3\t3\n4\t4\n5\t5\n')
    expect(rows()).toEqual([
      ['1', '', '1'],
      ['2', '', '2'],
      ['3', '', '3'],
    ])
    expect(screen.getByText(/filled in: 3\. Lines without room: 2\./)).toBeVisible()
  })

  test.each([
    [
      'number, description, pieces',
      'A1\tBelt\t2\r\nB2\tValve\t1\r\n',
      [
        ['A1', 'Belt', '2'],
        ['B2', 'Valve', '1'],
      ],
    ],
    [
      'number, pieces, description',
      'A1\t2\tBelt\nB2\t1\tValve',
      [
        ['A1', 'Belt', '2'],
        ['B2', 'Valve', '1'],
      ],
    ],
    [
      'numbers and pieces',
      'A1\t2\nB2\t10',
      [
        ['A1', '', '2'],
        ['B2', '', '10'],
      ],
    ],
    ['a bearing that is called by a number', 'A1\t6205\t4', [['A1', '6205', '4']]],
    [
      'numbers only',
      'A1\nB2\nC3\n',
      [
        ['A1', '', ''],
        ['B2', '', ''],
        ['C3', '', ''],
      ],
    ],
    [
      'an empty row between',
      'A1\tBelt\n\t\nB2\tValve\n',
      [
        ['A1', 'Belt', ''],
        ['B2', 'Valve', ''],
      ],
    ],
    [
      'an empty last cell',
      'A1\tBelt\t\nB2\tValve\t',
      [
        ['A1', 'Belt', ''],
        ['B2', 'Valve', ''],
      ],
    ],
    [
      'a quoted cell of two lines',
      'A1\t"Belt\nof the ""old"" pump"\t1',
      [['A1', 'Belt of the "old" pump', '1']],
    ],
    [
      'inches',
      'A1\tHose 1/2"\t1\nB2\t"A" seal\t2',
      [
        ['A1', 'Hose 1/2"', '1'],
        ['B2', '"A" seal', '2'],
      ],
    ],
    ['more columns than there are', 'A1\tBelt\t1\tEUR\t9', [['A1', 'Belt', '1']]],
  ])('cells of a spreadsheet fill the lines: %s', async (_case, text, expected) => {
    const { user } = await showParts()
    await user.click(cell('Part number', 1))
    await user.paste(text)
    expect(rows()).toEqual(expected)
    expect(screen.getByText(`Lines filled in: ${expected.length}.`)).toBeVisible()
    expect(cell('Part number', 1)).toHaveFocus()
  })

  test('a single cell is pasted as any text, and cells fill from where the cursor is', async () => {
    const { user } = await showParts()
    await user.type(cell('Part number', 1), '10')
    await user.paste('20')
    expect(cell('Part number', 1)).toHaveValue('1020')
    await user.click(cell('Description', 1))
    await user.paste('Belt\t2\nValve\t1')
    expect(rows()).toEqual([
      ['1020', 'Belt', '2'],
      ['', 'Valve', '1'],
    ])
  })

  test('the lines with content are sent, as rows with tabs', async () => {
    const { user } = await showParts()
    await user.click(cell('Part number', 1))
    await user.paste('A1\tBelt\t2\nB2\tValve\t1')
    await user.click(add())
    for (const name of ['Machine or plant', 'Serial number', 'Country']) {
      await user.type(field(name), 'x')
    }
    await user.type(field('Name'), 'Ada Rossi')
    await user.type(field('E-mail'), 'ada@example.com')
    await user.type(field('E-mail again'), 'ada@example.com')
    await user.click(consent())
    await send(user)
    await screen.findByText(/^Thank you/)
    const sent: { answers: { parts: string } } = JSON.parse(request().body)
    expect(sent.answers.parts).toBe('A1\tBelt\t2\nB2\tValve\t1')
  })
})

describe('sending', () => {
  test('with errors: a summary has the focus, its links lead to the fields, its lines leave one by one', async () => {
    const { user } = await show()
    await fill(user)
    await user.clear(field('Name'))
    await user.click(consent())
    await send(user)
    expect(summary()).toHaveFocus()
    expect(lines()).toEqual([
      'Name: Please fill in this field.',
      'Please agree to the privacy notice, so that we may answer you.',
    ])
    expect(fetching).not.toHaveBeenCalled()

    await user.click(within(summary()).getByRole('link', { name: /^Name/ }))
    expect(field('Name')).toHaveFocus()
    await user.keyboard('Ada')
    expect(lines()).toHaveLength(1)
    await user.click(consent())
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
  })

  test('thanks, with the focus, and tells the page; the answers are on their way', async () => {
    const { user } = await show()
    await fill(user)
    await user.upload(attachment(), new File(['plan'], 'plan.pdf'))
    await send(user)
    expect(await screen.findByText(/^Thank you/)).toHaveFocus()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    // No consent, no second e-mail address.
    expect(onSubmit).toHaveBeenCalledWith({
      reference: '20261123-0F3A9C',
      answers: [
        { label: 'Name', value: 'Ada Rossi' },
        { label: 'Company', value: '' },
        { label: 'E-mail', value: 'ada@example.com' },
        { label: 'Telephone', value: '' },
        { label: 'Region', value: 'Europe' },
        { label: 'Message', value: 'We cut granite.' },
        { label: 'Attachment', value: 'plan.pdf' },
      ],
    })
    const { address, body } = request()
    expect(address).toBe('/demo/submissions')
    expect(JSON.parse(body)).toEqual({
      form: 'SXM-INFO',
      locale: 'en',
      referrerLabel: 'Saws',
      referrerPath: '/products/saws',
      answers: {
        name: 'Ada Rossi',
        company: '',
        email: 'ada@example.com',
        confirmEmail: 'ada@example.com',
        telephone: '',
        region: 'europe',
        message: 'We cut granite.',
        file: 'plan.pdf (4 bytes)',
        privacy: 'yes',
        news: '',
      },
    })
  })

  test('says that it sends, and sends once however often the button is pressed', async () => {
    const answer = holdAnswer()
    const { user } = await show()
    await fill(user)
    await send(user)
    await send(user)
    expect(screen.getByRole('status')).toHaveTextContent('Sending')
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
    expect(fetching).toHaveBeenCalledTimes(1)
    answer()
    await screen.findByText(/^Thank you/)
  })

  test.each([
    ['an error of the server', () => ({ ok: false, status: 500 }), /could not be sent/],
    ['no connection', () => Promise.reject(new Error('Offline.')), /could not be sent/],
    ['nobody there, as on a deployed website', () => ({ ok: false, status: 404 }), /nobody/],
  ])('after %s it says so, and keeps what was written', async (_case, answer, said) => {
    fetching.mockImplementation(async () => answer())
    const { user } = await show()
    await fill(user)
    await send(user)
    await waitFor(() => expect(summary()).toHaveFocus())
    expect(lines()).toEqual([expect.stringMatching(said)])
    expect(field('Name')).toHaveValue('Ada Rossi')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('a form that is unloaded meanwhile tells nobody', async () => {
    const answer = holdAnswer()
    const { user, handle } = await show()
    await fill(user)
    await send(user)
    handle?.destroy()
    expect(request().signal.aborted).toBe(true)
    answer()
    await show()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.queryByText(/^Thank you/)).not.toBeInTheDocument()
  })
})

test.each([
  ['it', 'Messaggio', 'it'],
  ['it-IT', 'Messaggio', 'it'],
  ['de', 'Nachricht', 'de'],
  ['fr', 'Message', 'fr'],
  ['es_sa', 'Mensaje', 'es'],
  ['pt', 'Mensagem', 'pt-PT'],
  ['pt-BR', 'Mensagem', 'pt-BR'],
  ['nl', 'Message', 'en'],
])('in %s its labels are such as %s', async (locale, label, language) => {
  await show(locale)
  expect(field(label).closest('form')).toHaveAttribute('lang', language)
})

test('auto takes the language of the page, and a language the country of the page', async () => {
  document.documentElement.lang = 'pt-BR'
  for (const locale of ['auto', 'pt']) {
    await show(locale)
    expect(form()).toHaveAttribute('lang', 'pt-BR')
    container.replaceChildren()
  }
})

test('every language has every text, and none of them twice', async () => {
  const shapeOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, text]) => [key, shapeOf(text)])
      : typeof value
  const folder = 'static/demo-widget/texts'
  const all = await Promise.all(
    readdirSync(folder).map(async (name) => {
      const widget: { texts: Readonly<Record<string, unknown>> } = await import(
        `../../../${folder}/${name}`
      )
      return widget.texts
    }),
  )
  expect(all).toHaveLength(7)
  for (const texts of all) expect(shapeOf(texts)).toEqual(shapeOf(all[0]))
  for (const key of ['summary', 'requiredConsent', 'failed', 'nobody']) {
    expect(new Set(all.map((texts) => texts[key])).size).toBe(all.length)
  }
})

test('the consents lead to the privacy notice of the page in another tab; without one they are text', async () => {
  await show()
  const links = screen.getAllByRole('link', { name: 'privacy notice (opens in a new tab)' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('http://localhost/pages/privacy'),
  )
  document.querySelector('footer')?.remove()
  await show()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(consent()).toBeInTheDocument()
})

test('hands on where the visitor wrote from, and leaves nothing behind', async () => {
  const { handle } = await show()
  const sent = new FormData(form() ?? undefined)
  expect(sent.get('referrerLabel')).toBe('Saws')
  expect(sent.get('referrerPath')).toBe('/products/saws')
  handle?.destroy()
  expect(container).toBeEmptyDOMElement()
})

test('a form that is left before it is drawn is not drawn', async () => {
  init('en')?.destroy()
  const other = document.createElement('div')
  document.body.append(other)
  container = other
  await show()
  expect(document.querySelectorAll('form')).toHaveLength(1)
})

const OWN_FORMS = 'static/demo-widget/forms'
const ownForms = readdirSync(OWN_FORMS, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name)

test.each(ownForms)('%s has a label for each of its fields in every language', async (name) => {
  const files = readdirSync(`${OWN_FORMS}/${name}`)
  expect(files).toHaveLength(7)
  for (const file of files) {
    const form: {
      fields: readonly { name: string; label?: string; options?: readonly string[] }[]
      texts: Record<'labels' | 'options' | 'hints', Readonly<Record<string, string>>>
    } = await import(`../../../${OWN_FORMS}/${name}/${file}`)
    const { fields, texts } = form
    const asked = fields.map((field) => field.label ?? field.name)
    expect(asked.filter((label) => !texts.labels[label])).toEqual([])
    const words = fields.flatMap(({ options = [] }) => options).filter((each) => !/\d/.test(each))
    expect(words.filter((option) => !texts.options[option])).toEqual([])
  }
})

test('a field that only the page can know is there when it does', async () => {
  await show()
  expect(screen.queryByRole('textbox', { name: 'About' })).not.toBeInTheDocument()
  await show('en', { form: 'SXM-TENDER', values: { subject: 'Welder' } })
  expect(field('About')).toHaveValue('Welder')
})

test('an application has a telephone and several files, asks for no region, and knows the job', async () => {
  const { user } = await show('en', { form: 'SXM-CAREERS', values: { subject: 'Welder' } })
  expect(field('Job (optional)')).toHaveValue('Welder')
  expect(field('Telephone (optional)')).toBeVisible()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  const documents = screen.getByLabelText('CV and other documents (optional)')
  const files = ['cv', 'letter', 'a', 'b', 'c', 'd'].map((name) => new File(['x'], `${name}.pdf`))
  await user.upload(documents, files.slice(0, 2))
  expect(documents).toHaveAccessibleDescription(/cv.pdf, letter.pdf/)
  await user.tab()
  expect(documents).toBeValid()
  await user.upload(documents, files)
  expect(documents).toHaveAccessibleDescription(/Choose 5 files at most/)
})

test('the press is not asked for its region, and a project takes the model that its text asks for', async () => {
  const { handle } = await show('en', { form: 'SXM-PRESS' })
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  handle?.destroy()
  await show('en', { form: 'SXM-PROJECT' })
  const model = screen.getByLabelText('Drawing or model (optional)')
  expect(model).toHaveAttribute('accept', expect.stringContaining('.step'))
  expect(model).toHaveAccessibleDescription(/STEP, 5 MB at most/)
})

test('a registration knows what for; a spare part asks for the number of its machine', async () => {
  const { handle } = await show('en', { form: 'SXM-REGISTER', values: { subject: 'Five axes' } })
  expect(field('Webinar, workshop or course')).toHaveValue('Five axes')
  handle?.destroy()
  await show('en', { form: 'SXM-SPARES' })
  expect(field('Serial number')).toHaveAccessibleDescription(/plate of the electrical cabinet/)
  expect(screen.getByLabelText('Photographs (optional)')).toHaveAttribute(
    'accept',
    '.jpg,.jpeg,.png',
  )
})
