import type { ContentDirectory } from '../../../../content/service/testing/content-directory'
import { news } from './embedded'

/** The file of an entry. */
export const FAIR = 'entries/newsAndEvents/stone-fair.yaml'

/** The file of an entry of one site. */
export const LOCAL = 'entries/newsAndEvents/local.yaml'

/** The text of the page. */
export const local = (text: string): string => `
title: Local
sites: [ww]
image: { file: local.jpg, alt: A hall }
body: <p>${text}</p>
`

const product = (name: string, others = '') => `
code: SAW-${name.toUpperCase()}
category: saws
sites: [ww, de_eu]
title: ${name}
abstract: A saw.
${others}`

/** An editor's change of the files of a content directory. */
export type Edit = (directory: ContentDirectory) => Promise<unknown>
/** Writes a file whole. */
export const write =
  (name: string, text: string): Edit =>
  (directory) =>
    directory.write(name, text)
const remove =
  (name: string): Edit =>
  async (directory) => {
    await directory.write(name, 'status: draft\n')
    await directory.delete(name)
  }

/** Edits, each valid in any state of the others. */
export const edits: Readonly<Record<string, Edit>> = {
  'the text of an entry': write(FAIR, news('It was very good.', 1)),
  'the text of an entry in one site': write(
    FAIR,
    news('It was good.', 2)
      .replace('It was good.', 'x')
      .replace('body: <p>x</p>', 'body: { en: <p>It was good.</p>, de: <p>Gut.</p> }'),
  ),
  'another address of an entry, to which another links': write(
    FAIR,
    news('It was good.', 3).replace('stone-fair', 'fair-of-stone'),
  ),
  'an entry in one site less': write(FAIR, news('It was good.', 4).replace('[ww, de_eu]', '[ww]')),
  'an entry that is a draft': write(FAIR, news('It was good.', 5, 'status: draft')),
  'an entry that is gone': remove(FAIR),
  'a new entry in one site': write(LOCAL, local('For some.')),
  'another text of it': write(LOCAL, local('For more.')),
  'a new entry': write('entries/newsAndEvents/second.yaml', 'title: Second\n'),
  'an entry without a page': write(
    'entries/newsAndEvents/second.yaml',
    'title: Second\nexternalUrl: https://www.example.com/\n',
  ),
  'a new fixed page': write('entries/services.yaml', 'title: Services\n'),
  'a fixed page that is gone': remove('entries/services.yaml'),
  'a new product': write('products/beta.yaml', product('beta')),
  'a product with a related one': write(
    'products/beta.yaml',
    product('beta', 'relatedProducts: [SAW-A]'),
  ),
  'a product that is gone': remove('products/beta.yaml'),
  'another title of a category': write(
    'categories/saws.yaml',
    'code: SAW\ntitle: Stone saws\nsingular: saw\nslug: { en: saws, de: saegen }\nsites: [ww, de_eu]\n',
  ),
  'another address of a category': write(
    'categories/saws.yaml',
    'code: SAW\ntitle: Saws\nsingular: saw\nslug: { en: stone-saws, de: steinsaegen }\nsites: [ww, de_eu]\n',
  ),
  'another option of a filter list': write(
    'filters/materialsCategories.yaml',
    "granite: { id: '31', title: Hard granite }\n",
  ),
  'another menu': write('navigation.yaml', 'mainNavigation: [{ page: entries/newsAndEvents }]\n'),
  'another company': write(
    'globals/companyInfo.yaml',
    'name: Acme\nshortName: Acme\nshortNameSlug: acme\nlegalName: Acme Inc.\nvat: X1\n',
  ),
  'another short link': write('shortlinks.yaml', 'B1: { page: entries/products }\n'),
  'another picture at the same address': async (directory) => {
    await directory.delete('media/alpha.jpg')
    await directory.write('media/alpha.jpg', '')
  },
}
