import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { unescaped } from '../../../src/contract/escaped'
import { languages, siteHandles, sites, type Language } from '../../../src/sites'
import { flatMessages } from '../../../src/sites/testing/flat-messages'
import { pages } from '../all-pages'

/** Fewer words may be a name, or a word that several languages share. */
const MIN_WORDS = 3

const messageFile = (name: string) => path.resolve(`src/sites/messages/${name}.json`)

/** The texts of a file by their key. */
const messagesIn = (name: string): ReadonlyMap<string, string> =>
  new Map(flatMessages(JSON.parse(readFileSync(messageFile(name), 'utf8'))))

/** All texts of a language's interface. */
const textsOf = (language: Language): ReadonlySet<string> =>
  new Set([language, `compare/${language}`].flatMap((name) => [...messagesIn(name).values()]))

/** A text between two tags, or the value of an attribute. */
const PIECE = />([^<]+)<|="([^"]+)"/g

/** The texts of a page that are in a list of texts. */
const piecesIn = (html: string, texts: ReadonlySet<string>): Set<string> =>
  new Set(
    [...html.matchAll(PIECE)]
      .map(([, text, value]) => unescaped(text ?? value ?? '').trim())
      .filter((piece) => texts.has(piece)),
  )

/** A page contains no interface text of another language, neither as text nor in an attribute. */
export function languageTests(): void {
  for (const language of languages.filter((each) => each !== 'en')) {
    test(`no English interface text stands in a page in ${language}`, () => {
      const own = textsOf(language)
      const english = [...textsOf('en')].filter(
        (text) => !own.has(text) && !text.includes('{{') && text.split(/\s+/).length >= MIN_WORDS,
      )
      const texts = new Set(english)
      const found = pages
        .filter(({ match: { site } }) => sites[site].language === language)
        .flatMap(({ path: address, html }) =>
          [...piecesIn(html, texts)].map((each) => `${address}: ${each}`),
        )
      expect(english.length).toBeGreaterThan(20)
      expect(found).toEqual([])
    })
  }

  for (const site of siteHandles.filter((each) => existsSync(messageFile(each)))) {
    test(`${site} reads its own words, and none that they replace`, () => {
      const shared = messagesIn(sites[site].language)
      const own = messagesIn(site)
      const read = new Set(new Map([...shared, ...own]).values())
      const replaced = [...own.keys()].map((key) => shared.get(key) ?? '')
      const unwanted = new Set(replaced.filter((text) => !read.has(text)))
      const html = pages.filter(({ match }) => match.site === site).map((page) => page.html)
      expect(html.flatMap((page) => [...piecesIn(page, unwanted)])).toEqual([])
      expect(html.flatMap((page) => [...piecesIn(page, new Set(own.values()))])).not.toEqual([])
    })
  }
}
