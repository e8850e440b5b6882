import type { ReactNode } from 'react'
import { Hydrate, type HydrateRootProps } from '../../hydration/hydrate'
import type { MapView } from './projection'
import { useGlide } from './use-glide'
import * as css from './world-map.module.css'

interface WorldMapProps {
  /** The address of the map that the build drew. */
  readonly map: string
  /** A description for people who do not see it. */
  readonly label: string
  readonly view: MapView
  /** Content on the map, in its units. */
  readonly children: ReactNode
}

interface DrawingProps extends WorldMapProps {
  readonly root: HydrateRootProps
}

function Drawing({ root, map, label, view, children }: DrawingProps) {
  const { x, y, width, height } = useGlide(view)
  return (
    <svg
      {...root}
      className={css.map}
      viewBox={`${x} ${y} ${width} ${height}`}
      role="group"
      aria-label={label}
    >
      <use href={`${map}#land`} className={css.land} />
      <use href={`${map}#borders`} className={css.borders} />
      {children}
    </svg>
  )
}

/**
 * The world map of the build, or a part of it. It fills its box: if the box has another shape than
 * the view, more of the world is visible. It is hydrated independently.
 */
export const WorldMap = (props: WorldMapProps) => (
  <Hydrate when="now">{(root) => <Drawing {...props} root={root} />}</Hydrate>
)
