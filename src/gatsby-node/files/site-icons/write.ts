import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CompanyInfo } from '../../../contract'
import { WORLDWIDE, type SiteHandle } from '../../../sites'
import { readTheme, type Theme } from '../../../theme/read-theme'
import { publishFile } from '../published-files'
import { iconFiles } from './icon-files'
import { drawMonogram } from './monogram'

/** A company for icons; the plugin has turned `icon` into a file of the website. */
type IconCompany = Pick<CompanyInfo, 'name' | 'shortName' | 'icon'>

async function iconsOf({ shortName, icon }: IconCompany, directory: string, theme: Theme) {
  if (icon === null) return iconFiles(await drawMonogram(shortName, theme.accent), theme.paper)
  const file = path.join(directory, icon)
  return iconFiles(await readFile(file), theme.paper).catch((error: unknown) => {
    throw new Error(
      `The company's icon (companyInfo, field icon) cannot be drawn: ${String(error)}`,
    )
  })
}

const png = (name: string, size: number, purpose?: 'maskable') => ({
  src: `/${name}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose ? { purpose } : {}),
})

/** The data that a system shows for the site on a home screen (Web App Manifest). */
const webManifest = (
  { name, shortName }: Pick<CompanyInfo, 'name' | 'shortName'>,
  { accent, paper }: Theme,
) => ({
  name,
  short_name: shortName,
  icons: [
    png('icon-192.png', 192),
    png('icon-512.png', 512),
    png('icon-maskable-512.png', 512, 'maskable'),
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  start_url: '/',
  display: 'browser',
  theme_color: accent,
  background_color: paper,
})

/**
 * Writes the icons and the web manifest of the company, by the worldwide site's data. Their names
 * are the same for every company. A new icon therefore changes no page.
 *
 * @param directory a published folder, with the company's icon
 * @throws when there is no company, or its icon cannot be drawn
 */
export async function writeSiteIcons(
  directory: string,
  companies: readonly (IconCompany & { readonly site: SiteHandle })[],
  theme = readTheme(),
): Promise<void> {
  const company = companies.find(({ site }) => site === WORLDWIDE)
  if (!company) throw new Error(`The site ${WORLDWIDE} has no companyInfo.`)
  const manifest = `${JSON.stringify(webManifest(company, theme), null, 2)}\n`
  const files = new Map([
    ...(await iconsOf(company, directory, theme)),
    ['site.webmanifest', manifest] as const,
  ])
  for (const [name, content] of files) publishFile(directory, name, content)
}
