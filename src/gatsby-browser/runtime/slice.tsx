import { createContext, createElement, useContext, useEffect, useReducer } from 'react'
import { loadedSlice, loadSlice } from './loader'

/*
 * The browser's replacement for Gatsby's `Slice` and its contexts (see `browserAliases`). A slice
 * is a part that pages share; it is fetched when it is rendered. Gatsby's own component checks its
 * props again, as the build has done.
 */

/** The names of a page's slices by their aliases. */
export const SlicesMapContext = createContext<Readonly<Record<string, string>>>({})
/** Gatsby gives the browser this context, too, but nothing reads it. */
export const SlicesContext = createContext({})
export const SlicesResultsContext = createContext({})
export const SlicesPropsContext = createContext({})

interface SliceProps {
  readonly alias: string
}

/** Renders the slice with an alias, of the page's site, once it is loaded. */
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
