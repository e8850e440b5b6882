import { createContext, createElement, useContext, useEffect, type ReactElement } from 'react'
import type { PageContext } from '../../templates/shared/page-context'
import { ErrorPage } from '../../app/error-page'
import { pageFrame } from '../../app/page-frame'
import type { ShowSlice } from '../../app/page-layout'
import type { PageAnswer } from '../protocol'
import { codeOf } from './code'
import { errorOf, isThere, pathOfPage, useSession, visit } from './session'
import { useVersion } from './versions'

/** The properties that Gatsby gives every component that it renders a page with. */
export interface PageProperties {
  readonly location: { readonly pathname: string; readonly search: string }
  readonly pageContext: PageContext
  readonly pageResources?: object
}

/** The path of the previewed page that Gatsby renders, if it has a draft or a published version. */
function previewedPath(resources: object | undefined): string | null {
  return resources && 'previewed' in resources && typeof resources.previewed === 'string'
    ? resources.previewed
    : null
}

/**
 * Replaces every template: renders the version that is chosen in the bar, with its template, or the
 * error of a page that its draft has broken.
 */
export function PreviewedPage(properties: PageProperties & { readonly previewed: string }) {
  const { previewed } = properties
  const { Template, data, context } = useVersion(previewed)
  const error = useSession(({ version, pages }) =>
    version === 'draft' ? errorOf(pages[previewed]) : null,
  )
  if (error) {
    const cause = error.faults.map(({ reason }) => reason).join(' ')
    return <ErrorPage site={context.site} siteName={null} statusCode={error.status} cause={cause} />
  }
  return <Template {...properties} {...{ data, pageContext: context }} />
}

/** The draft that the slices on the page come from; `null` when the published page is shown. */
const DraftInView = createContext<PageAnswer | null>(null)

/** A slice (menu, footer …) of the draft that is shown. */
function PreviewedSlice({ own }: { readonly own: Parameters<ShowSlice>[0] }) {
  const draft = useContext(DraftInView)
  const slice = draft?.slices[draft.page.slicesMap[own.props.alias] ?? '']
  return slice ? createElement(codeOf(slice.componentChunkName), slice.result) : own
}

const previewedSlice: ShowSlice = (own) => <PreviewedSlice own={own} />

interface FrameProps {
  readonly element: ReactElement
  readonly path: string
}

/** The frame of the version that is chosen in the bar. */
function VersionFrame({ element, path }: FrameProps) {
  const { context, draft } = useVersion(path)
  return (
    <DraftInView.Provider value={draft}>
      {pageFrame(element, context, { slice: previewedSlice })}
    </DraftInView.Provider>
  )
}

interface PreviewFrameProps {
  readonly element: ReactElement
  readonly properties: PageProperties
}

/**
 * The frame of every page in a preview, in place of the public frame. A page that was rendered as
 * missing is loaded again when a draft of it arrives.
 */
export function PreviewFrame({ element, properties }: PreviewFrameProps) {
  const { location, pageContext, pageResources } = properties
  const inView = pathOfPage(location)
  const path = previewedPath(pageResources)
  const hasCome = useSession(({ pages }) => path !== inView && isThere(pages[inView]))
  useEffect(() => visit(inView), [inView])
  useEffect(() => {
    if (hasCome) window.location.reload()
  }, [hasCome])
  return path === null ? (
    pageFrame(element, pageContext)
  ) : (
    <VersionFrame element={element} path={path} />
  )
}
