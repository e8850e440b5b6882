import type { MapPoint } from '../../ui/media/world-map'
import * as css from './me-point.module.css'

/** The visitor's position. People who do not see the map read the distances in the list instead. */
export const MePoint = ({ at: { x, y } }: { at: MapPoint }) => (
  <g className={css.me} aria-hidden="true">
    <path d={`M${x} ${y}h.01`} />
    <path d={`M${x} ${y}h.01`} />
  </g>
)
