/**
 * Controls whose clicks need a script: buttons and dropdowns, but not buttons that send a form.
 * Also the openers of overlays, even those that the browser opens (`<summary>`). Links and other
 * disclosures work without a script.
 */
const CONTROLS = '[type=button],[role=combobox],[data-opens]'

/**
 * Remembers which controls are clicked in HTML that is not hydrated, until they are clicked again.
 * Only one overlay is open at a time, so the last opener wins. The substitute for an overlay's
 * field takes the letters that follow (`src/chrome/overlays/typed-ahead.ts`). Uses nothing from
 * outside: see below.
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

/**
 * The code of a script that every page begins with. It is the same on all pages, so the policy needs only
 * one hash.
 */
export const earlyClicksCode = `(${rememberClicks.toString()})('${CONTROLS}')`

/** Comes before the style sheets, because inline scripts wait for those before them. */
export const earlyClicksScript = (
  <script key="early-clicks" dangerouslySetInnerHTML={{ __html: earlyClicksCode }} />
)
