/*
 * Netlify serves `x.html` at `/x`, but sends a visitor of `/x` on to `/x/` where there is only
 * `x/index.html`, and Gatsby writes nothing else. One address per page without a trailing slash
 * (requirements D2) therefore needs flat files, which are what is published.
 */

const INDEX = '/index.html'

/**
 * The name under which a file of Gatsby's output is published: `x/index.html` of a page as `x.html`,
 * all else as it is. A page is known by its page data. Where Gatsby wrote both (its own `404.html`),
 * both keep their names.
 *
 * @param file path below the output's folder with forward slashes
 * @param files all of them
 */
export function publishedName(file: string, files: ReadonlySet<string>): string {
  if (!file.endsWith(INDEX)) return file
  const page = file.slice(0, -INDEX.length)
  const isPage = (path: string) => files.has(`page-data/${path}/page-data.json`)
  return isPage(page) && !isPage(`${page}.html`) ? `${page}.html` : file
}
