import path from 'node:path'
import type { Actions } from 'gatsby'
import { siteHandles } from '../../sites'
import type { BuildContent } from '../../plan/content'
import { madeSlices } from '../../plan/slices/slices'

/** Makes the slices of each site: parts that all its pages share. */
export function createSlices(
  createSlice: Actions['createSlice'],
  content: BuildContent,
  pages: ReadonlySet<string>,
): void {
  for (const site of siteHandles) {
    for (const { id, file, context } of madeSlices(site, content, pages)) {
      const component = path.resolve('src/chrome/slices', file)
      createSlice({ id, component, context: { ...context } })
    }
  }
}
