import { lazyComponent } from '../../ui/lazy/lazy-code'

/** Whether a place of the site is open at this moment: wanted once a visitor is there. */
export const placeState = lazyComponent(async () => (await import('./place-state')).PlaceState)
