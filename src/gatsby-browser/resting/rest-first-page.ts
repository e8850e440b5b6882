import { createElement, type ComponentType } from 'react'
import { firstActivity } from '../../ui/hydration/first-activity'
import { untilLoaded } from '../../ui/lazy/until-loaded'
import { whenIdle } from '../../ui/when-idle'
import type { GatsbyLoader, LoadedPage } from '../loader'
import { pathOf, readPage, type PageResources } from '../runtime/loader'
import { contextAddress } from './context-address'
import { resting } from './resting'
import { showPictures } from './show-pictures'

type Template = ComponentType<object>

const isWhole = (loaded: LoadedPage | undefined): loaded is LoadedPage & PageResources =>
  loaded !== undefined && 'component' in loaded

/** Stands in the place of a template whose code and data come later; nothing renders it before they are there. */
function placeholder() {
  let filled: { readonly template: Template; readonly properties: object } | null = null
  const component: Template = (properties) =>
    filled && createElement(filled.template, { ...properties, ...filled.properties })
  return {
    component,
    fill: (template: Template, properties: object) => {
      filled = { template, properties }
    },
  }
}

/** Whether the address says more than which page: what the page shows for that, only its script knows. */
const saysMore = () => window.location.search !== '' || window.location.hash !== ''

/** What `global.css` lays out as it comes near while a visit is a first one (`data-first-visit`). */
const LAID_OUT_LATE = 'main > [data-static], main ~ [data-static]'

/** A part a frame: laid out at once, a page's whole length is a task that a phone is busy with for 0.1 to 0.2 s. */
function layOut([part, ...others]: readonly HTMLElement[]): void {
  if (!part) return
  part.style.contentVisibility = 'visible'
  requestAnimationFrame(() => whenIdle(() => layOut(others)))
}

/**
 * On a first visit what is below the first screen has a height that is an estimate, which ends where it is hydrated:
 * here this may be long after whoever scrolls has to know how long the page is.
 */
const layOutWhenIdle = () =>
  whenIdle(() => layOut([...document.querySelectorAll<HTMLElement>(LAID_OUT_LATE)]))

/** The name is webpack's for code that is not to be had, after which a page is loaded anew. */
const otherVersion = (path: string): Error =>
  Object.assign(new Error(`${path} is of another version now.`), { name: 'ChunkLoadError' })

/**
 * Makes the page that a visit begins with rest (docs/architecture.md): Gatsby's loader hands it out without its
 * content, of which neither code nor data are fetched before a visitor may be about to use it. Then it is rendered
 * in the place of what stood there. Where what the page knows of itself cannot be had, it does not rest.
 *
 * @param loader Gatsby's, before anything else changes it
 */
export async function restFirstPage(loader: GatsbyLoader): Promise<void> {
  const { loadPage, loadPageSync, enqueue } = loader
  const path = pathOf(window.location.pathname)
  const page = await readPage(contextAddress(path)).catch(() => null)
  if (!page) return
  const isOfThisVersion = ({ path: where, webpackCompilationHash }: PageResources['page']) =>
    where === page.path && webpackCompilationHash === page.webpackCompilationHash
  const { component, fill } = placeholder()
  const asleep = {
    component: { default: component },
    json: page.result,
    page,
    staticQueryResults: {},
  }
  let awake: PageResources | undefined
  let isFirst = true
  let isLeft = false

  /** The whole page, rendered as what was handed out before. One of another version is for whoever goes to it. */
  async function loadWhole(address: string): Promise<LoadedPage | undefined> {
    const whole = await loadPage(address)
    if (!isWhole(whole) || !isOfThisVersion(whole.page)) return whole
    fill(whole.component.default, whole.json)
    awake ??= { ...whole, component: asleep.component }
    return awake
  }

  loader.loadPage = async (address) => {
    if (pathOf(address) !== path) return loadPage(address)
    if (!isFirst) return awake ?? loadWhole(address)
    isFirst = false
    return asleep
  }
  loader.loadPageSync = (address, options) => {
    if (pathOf(address) === path) return awake ?? (isLeft ? undefined : asleep)
    const other = loadPageSync(address, options)
    // Whoever comes back needs the whole page.
    if (other) isLeft = true
    return other
  }
  loader.enqueue = (address) => {
    if (pathOf(address) !== path) enqueue(address)
  }

  const wake = async () => {
    const whole = await loadWhole(path)
    if (!awake) throw whole && 'error' in whole ? whole.error : otherVersion(path)
  }
  resting.path = page.path
  resting.wake = async () => {
    const endPictures = showPictures()
    layOutWhenIdle()
    if (!saysMore()) await firstActivity()
    await untilLoaded(wake)
    endPictures()
  }
}
