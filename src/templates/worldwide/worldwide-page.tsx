import { Actions } from '../../ui/controls/button'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'
import { ComposedContent } from '../composed/composed-content'
import { PlaceAsk } from '../contacts/place-ask'
import type { AskingProps } from '../contacts/places-props'
import { WorldExplorer } from './world-explorer'
import * as css from './worldwide-page.module.css'
import type { WorldwidePageProps } from './worldwide-props'

/**
 * The company in the world: a dark section with title, map and list; below it the editors' blocks.
 */
export function WorldwidePage(props: WorldwidePageProps & AskingProps) {
  const { trail, title, abstract, actions, answers } = props
  return (
    <>
      <div className={css.stage} data-tone="dark">
        <Breadcrumbs trail={trail} current={title} />
        <div className={css.words}>
          <h1>{title}</h1>
          <div className={css.text}>
            <p>{abstract}</p>
            <Actions actions={actions} />
            {answers && <PlaceAsk answers={answers} />}
          </div>
        </div>
        <WorldExplorer {...props} />
      </div>
      <ComposedContent {...props} />
    </>
  )
}
