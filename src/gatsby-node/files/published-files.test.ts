import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publishFile, publishFolder } from './published-files'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'published-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const file = (address: string) => path.join(directory, address)
const read = (address: string) => readFileSync(file(address), 'utf8')

test('a file is written where its address says, and left alone while it is the same', () => {
  publishFile(directory, '/site-data/de_eu/pages.json', '{}')
  expect(read('/site-data/de_eu/pages.json')).toBe('{}')
  utimesSync(file('/site-data/de_eu/pages.json'), 1, 1)
  publishFile(directory, '/site-data/de_eu/pages.json', '{}')
  expect(statSync(file('/site-data/de_eu/pages.json')).mtimeMs).toBe(1000)
  publishFile(directory, '/site-data/de_eu/pages.json', Buffer.from('[]'))
  expect(read('/site-data/de_eu/pages.json')).toBe('[]')
})

test('of a folder what this build does not have goes', () => {
  const fair = ['/calendar/ww/fair.ics', 'fair'] as const
  publishFolder(directory, 'calendar', new Map([fair, ['/calendar/ww/old/show.ics', 'show']]))
  publishFile(directory, '/other.txt', 'stays')
  publishFolder(directory, 'calendar', new Map([fair]))
  expect(read('/calendar/ww/fair.ics')).toBe('fair')
  expect(existsSync(file('/calendar/ww/old/show.ics'))).toBe(false)
  expect(read('/other.txt')).toBe('stays')
})

test('an unreadable file is an error, not another file', () => {
  publishFile(directory, '/folder/file', '')
  expect(() => publishFile(directory, '/folder', '')).toThrow('EISDIR')
})
