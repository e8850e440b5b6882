/**
 * What needs a script to answer a click: buttons (those that send a form do that by themselves) and
 * dropdowns; and the openers of overlays, also those that the browser opens (`<summary>`). Links and
 * other disclosures work without a script.
 */
const CONTROLS = '[type=button],[role=combobox],[data-opens]'

/**
 * Remembers which controls are clicked in HTML that is not hydrated, until they are clicked again. One
 * overlay is open at a time, so the last opener outdoes those before. The substitute for an
 * overlay's field takes the letters that follow (`src/chrome/overlays/typed-ahead.ts`). Refers to nothing outside: see
 * below.
 */
function rememberClicks(selector: string): void {
  const controls: NonNullable<Window['earlyClicks']> = new Set()
  const remember = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>(selector)
    if (!control) return
    controls.forEach((other) => {
      if (other !== control && !(other.dataset.opens && control.dataset.opens)) return
      controls.delete(other)
      other.ariaBusy = null
    })
    if (control.localName === 'summary' || !control.closest('[data-static]')) return
    controls.add(control)
    control.ariaBusy = 'true'
    const standIn = document.querySelector<HTMLElement>(`[data-ahead="${control.dataset.opens}"]`)
    if (!standIn?.parentElement) return
    standIn.parentElement.hidden = false
    standIn.focus()
  }
  addEventListener('click', remember, true)
  window.earlyClicks = controls
}

/** The code of the first script of every page: the same on all, so that the policy names it once. */
export const earlyClicksCode = `(${rememberClicks.toString()})('${CONTROLS}')`

/** Before style sheets, for which inline scripts wait. */
export const earlyClicksScript = (
  <script key="early-clicks" dangerouslySetInnerHTML={{ __html: earlyClicksCode }} />
)
