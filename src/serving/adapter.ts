import { readFile, rm, writeFile } from 'node:fs/promises'
import type { IAdapter } from 'gatsby'
import createNetlifyAdapter from 'gatsby-adapter-netlify'
import { isMissing } from './html-files'

/** The files into which Gatsby's adapter writes a block of its own. */
const FILES = ['public/_redirects', 'public/_headers'] as const
const BLOCK = /# gatsby-adapter-netlify start\n[\s\S]*?# gatsby-adapter-netlify end\n*/g
const EMPTY_BLOCK = /# gatsby-adapter-netlify start\s*# gatsby-adapter-netlify end\n*/g

/** Takes something out of a file, together with blank lines; a file left with nothing goes. */
async function takeOut(file: string, pattern: RegExp): Promise<void> {
  const before = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return ''
    throw error
  })
  const after = before
    .replace(pattern, '')
    .replace(/\n{2,}/g, '\n')
    .trim()
  if (after === '') await rm(file, { force: true })
  else await writeFile(file, `${after}\n`)
}

/**
 * Gatsby's adapter for Netlify, which writes Gatsby's redirects to `public/_redirects`. Its headers
 * are left out, because they name every page and contradict those of `netlify.toml`, and so is its
 * moving of HTML files, because what is published has flat names on every machine. What Netlify keeps
 * between builds is not Gatsby's business, because it is kept once it is published
 * (scripts/netlify-cache.ts).
 *
 * The adapter adds a line to both files at every build; they are tidied so that equal builds give
 * equal files.
 */
export function netlifyAdapter(): IAdapter {
  const adapter = createNetlifyAdapter()
  return {
    ...adapter,
    name: 'saxum-netlify',
    cache: undefined,
    adapt: async (context) => {
      for (const file of FILES) await takeOut(file, BLOCK)
      await adapter.adapt({
        routesManifest: context.routesManifest.filter(({ type }) => type === 'redirect'),
        functionsManifest: [],
        headerRoutes: [],
        remoteFileAllowedUrls: [],
        pathPrefix: context.pathPrefix,
        trailingSlash: context.trailingSlash,
        reporter: context.reporter,
      })
      for (const file of FILES) await takeOut(file, EMPTY_BLOCK)
    },
  }
}
