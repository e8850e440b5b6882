/** All overlays (requirements 4). */
export const overlays = ['mainMenu', 'userMenu', 'localeMenu', 'form', 'search'] as const
export type OverlayName = (typeof overlays)[number]

/** The effect of opening one overlay on another open one: it closes, or waits underneath. */
export type Effect = 'closes' | 'covers'

/**
 * The effect of opening the overlay of a row on the overlay of a column (requirements 4). One is
 * open at a time. User and locale menus also close the form. The main menu does not: the form comes
 * back as the visitor left it when the menu closes.
 */
export const transitions: {
  readonly [Opened in OverlayName]: Readonly<Record<Exclude<OverlayName, Opened>, Effect>>
} = {
  mainMenu: { userMenu: 'closes', localeMenu: 'closes', form: 'covers', search: 'closes' },
  userMenu: { mainMenu: 'closes', localeMenu: 'closes', form: 'closes', search: 'closes' },
  localeMenu: { mainMenu: 'closes', userMenu: 'closes', form: 'closes', search: 'closes' },
  form: { mainMenu: 'closes', userMenu: 'closes', localeMenu: 'closes', search: 'closes' },
  search: { mainMenu: 'closes', userMenu: 'closes', localeMenu: 'closes', form: 'closes' },
}

/** Which overlay is open, and which waits underneath. */
export interface OverlayState {
  readonly open: OverlayName | null
  readonly covered: OverlayName | null
}

/** Nothing lies over the page. */
export const allClosed: OverlayState = { open: null, covered: null }

const covers = (opened: OverlayName, other: OverlayName | null): other is OverlayName => {
  const effects: Partial<Record<OverlayName, Effect>> = transitions[opened]
  return other !== null && effects[other] === 'covers'
}

/** The state after an overlay was opened. */
export function opened(state: OverlayState, name: OverlayName): OverlayState {
  if (state.open === name) return state
  const covered = [state.open, state.covered].find((other) => covers(name, other)) ?? null
  return { open: name, covered }
}

/** The state after an overlay was closed: a covered overlay is open again. */
export function closed(state: OverlayState, name: OverlayName): OverlayState {
  if (state.open === name) return { open: state.covered, covered: null }
  return state.covered === name ? { ...state, covered: null } : state
}
