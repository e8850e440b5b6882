import type { CompanyInfo } from '../../../contract'
import type { Theme } from '../../../theme/read-theme'

const png = (name: string, size: number, purpose?: 'maskable') => ({
  src: `/${name}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose ? { purpose } : {}),
})

/** The data that a system shows for the site on a home screen (Web App Manifest). */
export const webManifest = (
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
