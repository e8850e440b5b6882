/*
 * Netlify serves `x.html` at `/x`. If there is only `x/index.html`, it redirects `/x` to `/x/`, and
 * Gatsby writes nothing else. One address per page without a trailing slash (requirements D2)
 * therefore needs flat files. The published files are flat.
 */

const INDEX = '/index.html'

/**
 * The published name of a file of Gatsby's output: `x/index.html` of a page becomes `x.html`, all
 * others stay. Page data show that a file is a page. If Gatsby wrote both (its own `404.html`),
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
