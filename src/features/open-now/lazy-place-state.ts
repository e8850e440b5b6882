import { lazyComponent } from '../../ui/lazy/lazy-code'

/** Whether a place of the site is open at this moment. Its code loads after the first interaction. */
export const placeState = lazyComponent(async () => (await import('./place-state')).PlaceState)
