import type { MapPoint } from '../../ui/media/world-map'
import * as css from './me-point.module.css'

/** Where the visitor is; the distances in the list say it to people who do not see the map. */
export const MePoint = ({ at: { x, y } }: { at: MapPoint }) => (
  <g className={css.me} aria-hidden="true">
    <path d={`M${x} ${y}h.01`} />
    <path d={`M${x} ${y}h.01`} />
  </g>
)
