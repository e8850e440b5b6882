import { useTranslation } from 'react-i18next'
import * as css from './categories.module.css'
import { ButtonLink } from '../../ui/controls/button'
import { Link } from '../../ui/controls/link'
import { Picture } from '../../ui/media/picture'
import { Section } from '../../ui/layout/section'
import type { CategoriesView } from '../view-models'

const SIZES = '(min-width: 64em) 23vw, 46vw'

/** Plates side by side on a phone: the row that can be seen without scrolling. */
const FIRST_ROW = 2

interface CategoriesBlockProps {
  readonly block: CategoriesView
  /** Whether it begins in the first window: its first pictures are then fetched at once. */
  readonly eager?: boolean
}

/** All product categories as plates on one field of stone, divided by hairlines. */
export function CategoriesBlock({ block, eager = false }: CategoriesBlockProps) {
  const { t } = useTranslation()
  return (
    <Section
      label={block.preTitle}
      title={block.title}
      text={block.text}
      layout="wide"
      tone="stone"
      action={block.action && <ButtonLink kind="text" {...block.action} />}
    >
      <ul className={css.grid}>
        {block.categories.map((category, index) => (
          <li key={category.code} className={css.plate}>
            {category.image && (
              <Picture
                image={category.image}
                sizes={SIZES}
                eager={eager && index < FIRST_ROW}
                decorative
              />
            )}
            <h3 className={css.title}>
              <Link href={category.href} className={css.link}>
                {category.title}
              </Link>
            </h3>
            <p className={css.count}>{t('catalogue.products', { count: category.count })}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
