import { createElement, type ComponentType } from 'react'

/** The attribute of `<html>` of a page that rests: its content is HTML until a visitor may be about to use it. */
const ATTRIBUTE = 'data-rests'

/** The attributes of `<html>` of such a page. */
export const restingPage: object = { [ATTRIBUTE]: '' }

/** Whether the page that the server has sent rests. A preview renders it anew, with all that it shows. */
export const wasSentResting = (): boolean =>
  document.documentElement.hasAttribute(ATTRIBUTE) && window.previewToken === undefined

type Template = ComponentType<object>

/** What stands in the place of a template whose code and data come later. */
export interface Placeholder {
  /** Nothing before they are there; nothing renders it before. */
  readonly component: Template
  /** Hands them over. */
  readonly fill: (template: Template, properties: object) => void
}

/** What is rendered keeps its place, so that nothing is rendered again when code and data are there. */
export function placeholder(): Placeholder {
  let filled: { readonly template: Template; readonly properties: object } | null = null
  return {
    component: (properties) =>
      filled && createElement(filled.template, { ...properties, ...filled.properties }),
    fill: (template, properties) => {
      filled = { template, properties }
    },
  }
}
