import { useTranslation } from 'react-i18next'
import * as css from './gallery.module.css'
import { Gallery } from '../../ui/media/gallery'
import type { GalleryView } from '../view-models'

/** Pictures and films to leaf through, over the whole width of the window. */
export function GalleryBlock({ block: { title, items } }: { block: GalleryView }) {
  const { t } = useTranslation()
  return (
    <section data-tone="stone">
      {title && <h2 className={css.title}>{title}</h2>}
      <div className={css.stage}>
        <Gallery items={items} label={title ?? t('gallery.label')} sizes="100vw" eager={false} />
      </div>
    </section>
  )
}
