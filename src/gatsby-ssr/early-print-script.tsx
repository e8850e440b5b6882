/**
 * Shows all pictures of a page that is printed before the site's own scripts have come (`onceWanted`). Tools that make a PDF
 * do not wait for scripts. Hydration finds the addresses in `shown-pictures.ts`.
 */
export const earlyPrintCode =
  "printedPictures=new Set;addEventListener('beforeprint',()=>{for(const n of document.querySelectorAll('main noscript'))if(n.textContent.startsWith('<picture')){const p=n.parentNode;n.outerHTML=n.textContent;printedPictures.add(p.querySelector('img').getAttribute('src'))}})"

export const earlyPrintScript = (
  <script key="early-print" dangerouslySetInnerHTML={{ __html: earlyPrintCode }} />
)
