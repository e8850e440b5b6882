import { useTranslation } from 'react-i18next'
import * as css from './products-page.module.css'
import { TalkButton } from '../../chrome/talk-panel/talk-button'
import { AddressedComparison } from '../../features/compare'
import { Link } from '../../ui/controls/link'
import { Picture } from '../../ui/media/picture'
import { Section } from '../../ui/layout/section'
import type { CategoryView, ContactView, ImageView, LinkView } from '../../ui/view-models'
import { CatalogueFilter } from '../catalogue/catalogue-filter'
import { ContactBand } from '../shared/contact-band'
import { PageHead } from '../shared/page-head'

/** A group of the main menu with its categories. `title` is null for categories without a group. */
export interface GroupView {
  readonly title: string | null
  readonly categories: readonly CategoryView[]
}

export interface ProductsPageProps {
  readonly trail: readonly LinkView[]
  readonly title: string
  readonly abstract: string | null
  readonly image: ImageView | null
  readonly groups: readonly GroupView[]
  readonly contact: ContactView
}

/** A category as a line of the index: title, description, its machines by name, its picture. */
function CategoryRow({ category, eager }: { category: CategoryView; eager: boolean }) {
  const { t } = useTranslation()
  return (
    <article className={css.row}>
      <div>
        <h3 className={css.title}>
          <Link href={category.href} className={css.link}>
            {category.title}
          </Link>
        </h3>
        {category.abstract && <p className={css.abstract}>{category.abstract}</p>}
        <p className={css.count}>{t('catalogue.products', { count: category.count })}</p>
        <ul className={css.products}>
          {category.products.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className={css.product}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {category.image && (
        <div className={css.picture}>
          <Picture
            image={category.image}
            sizes="(min-width: 64em) 36vw, 92vw"
            ratio="8x5"
            eager={eager}
            decorative
          />
        </div>
      )}
    </article>
  )
}

/** The catalogue's first page: every category and every machine, in the groups of the main menu. */
export function ProductsPage(props: ProductsPageProps) {
  const { trail, title, abstract, image, groups, contact } = props
  const { t } = useTranslation()
  const others = t(groups.length > 1 ? 'catalogue.others' : 'catalogue.allCategories')
  return (
    <>
      <PageHead trail={trail} title={title} text={abstract} image={image} />
      <AddressedComparison action={<TalkButton />} />
      <CatalogueFilter category={null}>
        {groups.map((group, position) => (
          <Section key={group.title} title={group.title ?? others}>
            {group.categories.map((category, index) => (
              <CategoryRow
                key={category.code}
                category={category}
                // The first picture of the page, unless its opening has one.
                eager={image === null && position + index === 0}
              />
            ))}
          </Section>
        ))}
      </CatalogueFilter>
      <ContactBand contact={contact} subject={title} />
    </>
  )
}
