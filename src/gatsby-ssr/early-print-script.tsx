/**
 * Shows the pictures of static HTML when a page is printed. Tools that make a PDF do not wait for scripts. Hydration finds the
 * addresses in `shown-pictures.ts`. Hydrated HTML belongs to its components, which show their pictures themselves (`onceWanted`).
 */
export const earlyPrintCode =
  "printedPictures=new Set;addEventListener('beforeprint',()=>{for(const n of document.querySelectorAll('[data-static] noscript'))if(n.textContent.startsWith('<picture')){const p=n.parentNode;n.outerHTML=n.textContent;printedPictures.add(p.querySelector('img').getAttribute('src'))}})"

export const earlyPrintScript = (
  <script key="early-print" dangerouslySetInnerHTML={{ __html: earlyPrintCode }} />
)
