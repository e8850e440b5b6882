import { createContext, createElement, useContext, useEffect, useReducer } from 'react'
import { loadedSlice, loadSlice } from './loader'

/*
 * What the browser gets for Gatsby's `Slice` and its contexts (see `browserAliases`): a part that pages
 * share, fetched when it is drawn. Gatsby's checks what it is given as the build has done.
 */

/** The names of a page's slices by their aliases. */
export const SlicesMapContext = createContext<Readonly<Record<string, string>>>({})
/** Gatsby gives them to the browser, too, which does without. */
export const SlicesContext = createContext({})
export const SlicesResultsContext = createContext({})
export const SlicesPropsContext = createContext({})

interface SliceProps {
  readonly alias: string
}

/** Draws the part of the page's site by its alias, as soon as it is there. */
export function Slice({ alias }: SliceProps) {
  const name = useContext(SlicesMapContext)[alias] ?? alias
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const slice = loadedSlice(name)
  useEffect(() => {
    if (!slice) void loadSlice(name).then(redraw)
  }, [name, slice])
  if (!slice) return null
  const { component, ...shown } = slice
  return createElement(component, shown)
}
