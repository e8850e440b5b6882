import { Block } from '../../blocks'
import { Actions } from '../../ui/button'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { RichText } from '../../ui/rich-text'
import { Section } from '../../ui/section'
import { WorldExplorer } from './world-explorer'
import * as css from './worldwide-page.module.css'
import type { WorldwidePageProps } from './worldwide-props'

/** The company in the world: one dark stage with title, map and list; below it what editors tell. */
export function WorldwidePage(props: WorldwidePageProps & { readonly map: string }) {
  const { trail, title, abstract, actions, body, blocks } = props
  return (
    <>
      <div className={css.stage} data-tone="dark">
        <Breadcrumbs trail={trail} current={title} />
        <div className={css.words}>
          <h1>{title}</h1>
          <div className={css.text}>
            <p>{abstract}</p>
            <Actions actions={actions} />
          </div>
        </div>
        <WorldExplorer {...props} />
      </div>
      {body && (
        <Section label={title}>
          <RichText html={body} look="lead" />
        </Section>
      )}
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </>
  )
}
