import type { ReactNode } from 'react'
import * as css from './contents.module.css'
import { Contents, type PlaceView } from './contents'

interface GuidedProps {
  readonly label: string
  readonly places: readonly PlaceView[]
  readonly children: ReactNode
}

/** Long content with its contents beside it. */
export const Guided = ({ label, places, children }: GuidedProps) => (
  <div className={css.guided}>
    {places.length > 0 && <Contents label={label} places={places} />}
    <div className={css.content}>{children}</div>
  </div>
)
