import * as css from './teasers.module.css'
import { ButtonLink } from '../../ui/controls/button'
import { Picture } from '../../ui/media/picture'
import type { NavigationTeaserView } from '../view-models'

const SIZES = '(min-width: 64em) 22vw, (min-width: 40em) 45vw, 90vw'

/** Pictures with a call to action beside the children of an item (requirements 2.4). */
export const Teasers = ({ teasers }: { teasers: readonly NavigationTeaserView[] }) =>
  teasers.length === 0 ? null : (
    <ul className={css.teasers}>
      {teasers.map(({ preTitle, title, image, action }) => (
        <li key={title} className={css.teaser}>
          {image && <Picture image={image} sizes={SIZES} ratio="3x2" decorative scripted />}
          {preTitle && <p className={css.preTitle}>{preTitle}</p>}
          <p className={css.title}>{title}</p>
          {action && <ButtonLink kind="text" {...action} />}
        </li>
      ))}
    </ul>
  )
