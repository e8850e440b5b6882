/**
 * Puts the pictures that stand there for visitors without a script into the page when it is printed before the site's own
 * scripts have come (`onceWanted`): tools that make a PDF of a page do not wait for them. Hydration hears which they are
 * (`shown-pictures.ts`).
 */
export const earlyPrintCode =
  "printedPictures=new Set;addEventListener('beforeprint',()=>{for(const n of document.querySelectorAll('main noscript'))if(n.textContent.startsWith('<picture')){const p=n.parentNode;n.outerHTML=n.textContent;printedPictures.add(p.querySelector('img').getAttribute('src'))}})"

export const earlyPrintScript = (
  <script key="early-print" dangerouslySetInnerHTML={{ __html: earlyPrintCode }} />
)
