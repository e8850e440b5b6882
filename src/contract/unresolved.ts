import type { z } from 'zod'
import { shortened } from './show'

/** Longer references are cut in messages. */
const MAX_SHOWN = 100

/**
 * References that content systems write into texts and replace before they answer: Craft CMS (`{entry:123@1:url||…}`),
 * Umbraco (`{localLink:…}`), concrete5 (`{CCM:CID_1}`), ExpressionEngine (`{page_12}`), Contao (`{{link_url::12}}`), MODX
 * (`[[~12]]`), Silverstripe (`[sitetree_link,id=5]`), WordPress (`[gallery ids="1,2"]`).
 */
const IN_TEXT = new RegExp(
  [
    String.raw`\{(?:entry|asset|category|globalset|tag|user|address|product|variant|localLink|CCM):[^{}\s][^{}]{0,300}\}`,
    String.raw`\{(?:page|filedir)_\d+\}`,
    String.raw`\{\{(?:link|article|news|event|faq|file|picture|image)\w*::[^{}]{1,300}\}\}`,
    String.raw`\[\[~\d+[^\]]{0,300}\]\]`,
    String.raw`\[(?:sitetree|file|image)_link[, ][^\][]{1,300}\]`,
    String.raw`\[(?:gallery|caption|contact-form-7|wpforms|embed|audio|video|playlist) [^\][]{1,300}\]`,
  ].join('|'),
  'i',
)

/** A placeholder at the beginning of an address, or one with a name anywhere: `{entry:1}`, `{{ url }}`, `{id}`. */
const PLACEHOLDER = /^[/#]?[{[]|\{\{?\s*[a-z_][\w.-]*\s*[:|}]/i

/**
 * Schemes of references to content: TYPO3 (`t3`), Statamic, Kirby (`page`, `file`), Neos (`node`, `asset`), Umbraco
 * (`umb`), Drupal (`entity`, `internal`), Contentful, Sanity, DatoCMS, Storyblok, Craft, October, Shopify, Sulu, Pimcore.
 */
const SCHEME =
  /^(?:t3|statamic|entry|page|file|node|asset|document|umb|entity|internal|contentful|sanity|dato|storyblok|story|craft|october|shopify|sulu|pimcore):/i

/** Paths that only the content system itself resolves: WordPress, TYPO3, Joomla, Plone, Sitecore. */
const BY_NUMBER =
  /^\/?(?:index\.php)?\?(?:p|page_id|attachment_id|id)=\d+|^\/?index\.php\?option=|(?:^|\/)resolveuid\/|^\/?~\/link\.aspx/i

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Whether an address is a reference that the content service should have replaced. */
export function isReference(address: string): boolean {
  const written = decoded(address.trim())
  return [PLACEHOLDER, SCHEME, BY_NUMBER].some((pattern) => pattern.test(written))
}

const ADDRESS = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/** A link of Storyblok or Wagtail: its element names the target but has no address yet. */
const LINK_ELEMENT = /<a\s[^<>]{0,2000}>/gi
const LINK_TYPE = /\s(?:data-)?linktype\s*=/i

const addressesIn = (element: string): string[] =>
  [...element.matchAll(ADDRESS)].map(([, double, single, bare]) => double ?? single ?? bare ?? '')

/**
 * A reference in a text that the content service did not replace, as written; `null` without one.
 */
export const referenceInText = (text: string): string | null => IN_TEXT.exec(text)?.[0] ?? null

/** The same in markup, where addresses of links and pictures may be references, too. */
export function referenceInMarkup(markup: string): string | null {
  const text = markup
    .replace(/&(?:#123|#x7b|lbrace|lcub);/gi, '{')
    .replace(/&(?:#125|#x7d|rbrace|rcub);/gi, '}')
    .replaceAll('&amp;', '&')
  return (
    addressesIn(text).find(isReference) ??
    referenceInText(text) ??
    [...text.matchAll(LINK_ELEMENT)]
      .map(([element]) => element)
      .find((element) => LINK_TYPE.test(element) && !addressesIn(element).some(Boolean)) ??
    null
  )
}

/**
 * Refuses a value with a reference that nobody can follow.
 *
 * @param referenceIn gives the reference in a value
 */
export const resolved =
  (referenceIn: (value: string) => string | null) =>
  (value: string, context: z.core.$RefinementCtx): void => {
    const reference = referenceIn(value)
    if (reference === null) return
    const message = `content in the place of the unresolved reference ${JSON.stringify(shortened(reference, MAX_SHOWN))}`
    context.addIssue({ code: 'custom', message })
  }
