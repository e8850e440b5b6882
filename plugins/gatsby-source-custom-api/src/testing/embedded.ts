import { EventEmitter } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'
import { z } from 'zod'
import type { ContentDirectory } from '../../../../content/service/testing/content-directory'
import {
  closeServices,
  contentDirectory,
  startService,
  type TestService,
} from '../../../../content/service/testing/service'
import { entrySections, locatorSections, pageSections } from '../../../../src/routes'
import type { SourceOptions } from '../options'
import { sourceNodes } from '../source-nodes'
import { isUnchanged } from '../unchanged'
import { FakeGatsby } from './fake-gatsby'
import { optionsFor } from './options'

/** A date-time with seconds that no clock of the test comes near. */
const updated = (second: number) => `2026-01-01T08:00:${String(second).padStart(2, '0')}Z`

/** A page of news with a date that says when it changed. */
export const news = (text: string, second: number, others = ''): string => `
title: Stone fair
slug: { en: stone-fair, de: steinmesse }
sites: [ww, de_eu]
type: news
date: 2026-02-01
dateUpdated: ${updated(second)}
body: <p>${text}</p>
${others}`

/** Files that a site needs in addition to the content service's small example. */
const FILES = {
  'sections.yaml': `
newsAndEvents: { label: News, sitemap: about }
services: { label: Services, sitemap: services }
engineering: { label: Engineering, sitemap: engineering }
bit: { label: bit, sitemap: bit }
products: { label: Products, sitemap: basePages }
`,
  'entries/products.yaml': 'title: Products\n',
  'entries/home.yaml': 'title: Welcome\n',
  'entries/newsAndEvents.yaml': 'title: News\nsites: [ww, de_eu]\n',
  'entries/newsAndEvents/stone-fair.yaml': news('It was good.', 0),
  'entries/newsAndEvents/open-house.yaml': `
title: Open house
sites: [ww, de_eu]
dateUpdated: ${updated(0)}
actions: [{ label: See the fair, page: entries/newsAndEvents/stone-fair }]
`,
  'globals/companyInfo.yaml': `
name: Acme
shortName: Acme
shortNameSlug: acme
legalName: Acme Ltd.
vat: X1
`,
  'globals/globalConfigs.yaml': 'newsletterBox: [home]\n',
  'globals/seo.yaml': 'title: Acme\nsuffix: Acme\n',
  'globals/forms.yaml': 'formPurposes: []\n',
  'navigation.yaml': 'mainNavigation: [{ page: entries/products }]\n',
  'shortlinks.yaml': 'A1: { page: products/alpha }\n',
  'media/alpha.jpg': '',
  'media/local.jpg': '',
}

/** The folder where a machine keeps its data between builds. */
const KEPT = 'kept'

const requestLog = z.object({ data: z.array(z.object({ path: z.string() })) })

const nodesOf = (gatsby: FakeGatsby): string[] =>
  [...gatsby.nodes.values()].map((node) => JSON.stringify(node)).sort()

/** The embedded content service with a little content, and builds of it. */
export class EmbeddedContent {
  readonly #folders: string[] = []

  private constructor(
    private readonly directory: ContentDirectory,
    private service: TestService,
    private readonly readings: EventEmitter<{ end: [began: number] }>,
  ) {}

  static async start(): Promise<EmbeddedContent> {
    const directory = await contentDirectory(FILES)
    const readings = new EventEmitter<{ end: [began: number] }>()
    const service = await startService(directory, {
      watch: true,
      faultInjection: true,
      onReload: (began) => readings.emit('end', began),
    })
    return new EmbeddedContent(directory, service, readings)
  }

  /** Starts the service again: it remembers nothing. */
  async restart(): Promise<void> {
    this.service = await startService(this.directory, { faultInjection: true })
  }

  /** Edits files and waits until they are served. */
  async edit(change: (directory: ContentDirectory) => Promise<unknown>): Promise<void> {
    let changed = Infinity
    const isServed = new Promise<void>((resolve) => {
      const check = (began: number) => {
        // The answer may be of an earlier edit, or of half of this one.
        if (began < changed) return
        this.readings.off('end', check)
        resolve()
      }
      this.readings.on('end', check)
    })
    await change(this.directory)
    changed = performance.now()
    await isServed
  }

  /** Lets the service answer like this where path and query match. */
  async injectFaults(rules: readonly object[]): Promise<void> {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(rules)
    await this.service.request('/_misbehave', { method: 'PUT', headers, body })
  }

  /**
   * A machine that builds repeatedly, and keeps the caches of Gatsby and the plugin.
   *
   * @param given the folder of its site; a new one by default
   */
  async machine(given?: string): Promise<Machine> {
    const folder = given ?? (await mkdtemp(path.join(tmpdir(), 'machine-')))
    if (given === undefined) this.#folders.push(folder)
    return new Machine(this, new FakeGatsby(folder))
  }

  get apiUrl(): string {
    return `${this.service.address}/api`
  }

  /** The nodes of a build without caches. */
  async freshNodes(): Promise<string[]> {
    const machine = await this.machine()
    await machine.build()
    return machine.nodes
  }

  /** The requests since the last `forget()`, without their queries. */
  async asked(): Promise<string[]> {
    const { data } = requestLog.parse(await this.service.json('/_requests'))
    return data.map((request) => request.path.split('?')[0] ?? '')
  }

  async forget(): Promise<void> {
    await this.service.request('/_requests', { method: 'DELETE' })
  }

  async close(): Promise<void> {
    await closeServices()
    await Promise.all(this.#folders.map((folder) => rm(folder, { recursive: true, force: true })))
  }
}

/** A machine that builds. */
export class Machine {
  constructor(
    private readonly content: EmbeddedContent,
    readonly gatsby: FakeGatsby,
  ) {}

  get nodes(): string[] {
    return nodesOf(this.gatsby)
  }

  /** Builds, and returns the requests. */
  async build(others: Partial<SourceOptions> = {}): Promise<string[]> {
    this.gatsby.clearLog()
    await this.content.forget()
    const encode = await sourceNodes(this.gatsby.args, this.#options(others))
    await encode(pLimit(1))
    return this.content.asked()
  }

  /** Asks, without building, whether anything has changed since the last build. */
  isUnchanged(others: Partial<SourceOptions> = {}): Promise<boolean> {
    const cacheDirectory = path.join(this.gatsby.directory, KEPT)
    return isUnchanged({ ...this.#options(others), cacheDirectory })
  }

  #options(others: Partial<SourceOptions>): SourceOptions {
    return optionsFor(this.content.apiUrl, {
      sites: ['ww', 'de_eu'].map((handle) => ({ handle })),
      pages: pageSections(),
      sections: entrySections(),
      locators: locatorSections,
      shortlinks: true,
      retries: 0,
      cacheDirectory: KEPT,
      parser: 'of this test',
      image: { widths: [16], formats: ['webp'], avifEffort: 0, maxBytes: 1_000_000 },
      ...others,
    })
  }
}
