import type { SiteHandle } from '../../sites'
import { entryProps, type EntryPageData } from '../entry/entry-props'
import type { FeaturePageProps } from './feature-page'

/**
 * Content of a service, a field of engineering or a theme → the properties of its page. The one
 * mapping for build and preview.
 *
 * @param ids the ids of the entries to read on with
 */
export function featurePageProps(
  data: EntryPageData,
  site: SiteHandle,
  ids: readonly string[],
): FeaturePageProps {
  const { blocks, ...props } = entryProps(data, site, ids)
  const [first] = blocks
  const last = blocks.at(-1)
  const hero = first?.type === 'hero' ? first : null
  const closing = last?.type === 'callToAction' ? last : null
  return {
    ...props,
    hero,
    closing,
    blocks: blocks.filter((block) => block !== hero && block !== closing),
  }
}
