import { entry, forms, listingItem, parse, product, productCategory, productDetail } from '.'

const complaintsOf = (run: () => unknown): string => {
  try {
    run()
    return ''
  } catch (error) {
    return String(error)
  }
}

/** Every field that becomes part of an address, in the answers that have it. */
const answers = {
  'ww/entries/engineering/x.json': {
    schema: entry,
    path: 'slug',
    json: (slug: string) => ({ slug }),
  },
  'ww/listings/articles.json': {
    schema: listingItem,
    path: 'slug',
    json: (slug: string) => ({ slug }),
  },
  'ww/products/saws.json': {
    schema: product,
    path: 'category.slug',
    json: (slug: string) => ({ slug: 'arcus', category: { slug } }),
  },
  'ww/products/saws/x.json': {
    schema: productDetail,
    path: 'slug',
    json: (slug: string) => ({ slug }),
  },
  'ww/productsCategories/saws.json': {
    schema: productCategory,
    path: 'slug',
    json: (slug: string) => ({ slug }),
  },
  'ww/globals/forms.json': {
    schema: forms,
    path: 'formPurposes[0].formName',
    json: (formName: string) => ({ formPurposes: [{ formName }] }),
  },
}

test.each(Object.entries(answers))(
  '%s: a slug that is a file of the site is refused, with the answer and the field',
  (address, { schema, path, json }) => {
    for (const slug of ['index', '404']) {
      expect(complaintsOf(() => parse(schema, json(slug), address))).toContain(
        `  ${path}: expected a slug other than index and 404, which name files of the site, got "${slug}"`,
      )
    }
    expect(complaintsOf(() => parse(schema, json('page'), address))).not.toContain(`${path}: `)
  },
)
