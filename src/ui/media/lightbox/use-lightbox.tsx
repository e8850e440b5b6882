import type { ComponentType, MouseEvent } from 'react'
import { useState } from 'react'
import { opensElsewhere } from '../../controls/opens-elsewhere'
import { lazyComponent } from '../../lazy/lazy-code'
import type { ImageView } from '../../view-models'
import { largest } from './largest'
import type { LightboxProps } from './lightbox'

const lightboxCode = lazyComponent<LightboxProps>(async () => (await import('./lightbox')).Lightbox)

/**
 * Shows pictures over the whole window when a visitor follows a link to one of them. The lightbox's
 * code is fetched when the pointer or the focus comes to a link. If it fails to load, the link
 * works.
 *
 * @param label the common subject of the pictures
 * @returns the properties for the link of each picture, and the lightbox while it is open
 */
export function useLightbox(pictures: readonly ImageView[], label: string) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null)
  const [start, setStart] = useState<number | null>(null)

  const link = (picture: ImageView) => {
    const href = largest(picture)
    const { load, preload } = lightboxCode
    const onClick = (event: MouseEvent) => {
      if (opensElsewhere(event)) return
      event.preventDefault()
      load().then(
        (Loaded) => {
          setLightbox(() => Loaded)
          setStart(pictures.indexOf(picture))
        },
        () => window.location.assign(href),
      )
    }
    return { href, onClick, onPointerEnter: preload, onFocus: preload }
  }

  const lightbox = Lightbox && start !== null && (
    <Lightbox pictures={pictures} start={start} label={label} onClose={() => setStart(null)} />
  )
  return { link, lightbox }
}
