import type { ReactNode } from 'react'
import * as css from './call-band.module.css'
import { Actions } from '../controls/button'
import type { ActionView } from '../view-models'

interface CallBandProps {
  readonly title: string
  readonly text?: string | null
  readonly actions: readonly ActionView[]
  /** The main action if it is no link; all links are then outlined. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** The band that closes a page with a call to action; the one area in the accent colour. */
export const CallBand = ({ title, text, actions, lead, children }: CallBandProps) => (
  <section className={css.band} data-tone="accent">
    <div className={css.sheet}>
      <h2 className={css.title}>{title}</h2>
      <div className={css.content}>
        {text && <p className={css.text}>{text}</p>}
        <Actions actions={actions} lead={lead} />
        {children}
      </div>
    </div>
  </section>
)
