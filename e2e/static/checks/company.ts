import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { companyInfo } from '../../../src/contract'
import { isServed } from '../../support/built-site'
import { factsAt, pages } from '../all-pages'
import { TESTED_BUILD } from '../../support/tested-build'

const manifestFile = z.object({
  name: z.string(),
  short_name: z.string(),
  theme_color: z.string(),
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string() })),
})

const published = (name: string) => readFileSync(path.join(TESTED_BUILD, name))

/** Tests of the company's data outside of the pages. */
export function companyTests(): void {
  // @RD1
  test('the manifest says what the content says of the company, and has its icons', async () => {
    const content = process.env.CONTENT_API_URL ?? ''
    const answer = await fetch(`${content}/ww/globals/companyInfo.json`)
    const company = companyInfo.parse(await answer.json())
    const manifest = manifestFile.parse(JSON.parse(String(published('site.webmanifest'))))
    const [home] = pages.filter(({ path: address }) => address === '/')
    expect(manifest).toMatchObject({
      name: company.name,
      short_name: company.shortName,
      theme_color: home && factsAt(home).meta.get('theme-color'),
      start_url: '/',
    })
    expect(manifest.icons.map(({ src }) => src).filter((src) => !isServed(src))).toEqual([])
    const icon = await fetch(new URL(company.icon ?? '', content))
    // The file is written again without executable parts; all of its shapes remain.
    const shapes = (svg: string) => svg.match(/<(?:path|rect)\b[^>]*?(?=\s*\/>)/g)
    expect(shapes(String(published('favicon.svg')))).toEqual(shapes(await icon.text()))
    // Browsers and feed readers request it, even if no page names it.
    expect(isServed('/favicon.ico')).toBe(true)
  })
}
