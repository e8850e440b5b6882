import type { ReactNode } from 'react'
import { Actions } from '../../ui/controls/button'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'
import type { PlacesPageProps } from './places-props'
import * as css from './places-head.module.css'

type PlacesHeadProps = Pick<PlacesPageProps, 'trail' | 'title' | 'abstract' | 'actions'> & {
  readonly children?: ReactNode
}

/**
 * Opens a page of places: title and abstract in two columns, low, so that the places are near the
 * top.
 */
export const PlacesHead = ({ trail, title, abstract, actions, children }: PlacesHeadProps) => (
  <div className={css.head}>
    <Breadcrumbs trail={trail} current={title} />
    <div className={css.words}>
      <h1 className={css.title}>{title}</h1>
      <div className={css.text}>
        <p>{abstract}</p>
        <Actions actions={actions} />
      </div>
    </div>
    {children}
  </div>
)
