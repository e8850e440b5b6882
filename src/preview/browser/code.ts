import type { ComponentType } from 'react'
import { loadPageCode } from '../../ui/lazy/page-code'
import type { PageAnswer } from '../protocol'

/** A component of a template or a slice; only its own page data fit its properties. */
type Part = ComponentType<object>

declare global {
  interface Window {
    /** Gatsby's imports of all templates and slices (docs/gatsby.md, loader). */
    asyncRequires?: {
      readonly components: Readonly<Record<string, () => Promise<{ readonly default: Part }>>>
    }
  }
}

const loaded = new Map<string, Part>()

async function loadPart(name: string): Promise<void> {
  if (loaded.has(name)) return
  const importPart = window.asyncRequires?.components[name]
  if (!importPart) throw new Error(`Gatsby has no ${name}: see "preview" in docs/gatsby.md.`)
  loaded.set(name, (await importPart()).default)
}

/** Fetches the code of the template, the blocks and the slices that a draft is rendered with. */
export async function loadCode({ page, slices }: PageAnswer): Promise<void> {
  const names = [page, ...Object.values(slices)].map((part) => part.componentChunkName)
  await Promise.all(names.map(loadPart))
  await loadPageCode(page.result.data)
}

/**
 * The component of a template or slice by Gatsby's name for it.
 *
 * @throws when it has not been loaded
 */
export function codeOf(name: string): Part {
  const part = loaded.get(name)
  if (!part) throw new Error(`${name} has not been loaded.`)
  return part
}
