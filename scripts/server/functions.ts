import { build } from 'esbuild'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { startBlobs } from './blobs'

export type Environment = Readonly<Record<string, string | undefined>>
type Handler = (request: Request) => Promise<Response>

/** Functions that are ready to be called, by name. */
export interface Functions {
  /** Answers with the function of that name, or `null` when there is none. */
  call(name: string, request: Request): Promise<Response | null>
  close(): Promise<void>
}

const FUNCTIONS = resolve('src/functions')
/**
 * Below `node_modules`, because a test runner leaves code there unchanged. Playwright compiles all other
 * code, which takes 20 seconds.
 */
const BUNDLES = resolve('node_modules/.cache')
const isHandler = (value: unknown): value is Handler => typeof value === 'function'
const functionModule = z.object({ default: z.custom<Handler>(isHandler, 'a function') })

/** The functions as Netlify finds them: folders with a file of the same name. */
const functionNames = (): string[] =>
  readdirSync(FUNCTIONS).filter((name) => existsSync(join(FUNCTIONS, name, `${name}.ts`)))

/** A function, and the files of this project in its bundle. */
interface Bundle {
  readonly handler: Handler
  readonly files: readonly string[]
  readonly madeAt: number
}

/** Whether one of a bundle's files has changed since, or is gone. */
async function isOutdated({ files, madeAt }: Bundle): Promise<boolean> {
  const changes = files.map((file) =>
    stat(file).then(
      ({ mtimeMs }) => mtimeMs >= madeAt,
      () => true,
    ),
  )
  return (await Promise.all(changes)).includes(true)
}

/** Imports the text of a module. Nothing stays on the disk, because it may contain secrets. */
async function importCode(code: Uint8Array): Promise<unknown> {
  await mkdir(BUNDLES, { recursive: true })
  const directory = await mkdtemp(join(BUNDLES, 'functions-'))
  try {
    const file = join(directory, 'function.mjs')
    await writeFile(file, code)
    return await import(pathToFileURL(file).href)
  } finally {
    await rm(directory, { recursive: true })
  }
}

/**
 * Bundles one function like Netlify, with esbuild. The environment is part of the bundle, so two servers in
 * one process (tests) do not share it.
 */
async function bundle(
  name: string,
  { environment, blobs }: { readonly environment: Environment; readonly blobs: string },
): Promise<Bundle> {
  const madeAt = Date.now()
  const { outputFiles, metafile } = await build({
    entryPoints: [join(FUNCTIONS, name, `${name}.ts`)],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: {
      'process.env': JSON.stringify({ ...environment, NODE_ENV: 'production' }),
      'globalThis.netlifyBlobsContext': JSON.stringify(blobs),
    },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'silent',
  })
  const [output] = outputFiles
  if (!output) throw new Error(`esbuild wrote nothing for the function ${name}.`)
  const { default: handler } = functionModule.parse(await importCode(output.contents))
  // Packages do not change during development, and names that the bundler made up (`<define:…>`) are no
  // files.
  const own = Object.keys(metafile.inputs).filter((input) => !/node_modules\/|^[<(]/.test(input))
  return { handler, files: own.map((input) => resolve(input)), madeAt }
}

/**
 * Loads the functions of `src/functions`, and starts the store for their blobs.
 *
 * @param environment the only variables that they see
 * @param fresh bundles again after a file has changed, for development
 */
export async function loadFunctions(environment: Environment, fresh = false): Promise<Functions> {
  const blobs = await startBlobs()
  const surroundings = { environment, blobs: blobs.context }
  const loaded = new Map<string, Bundle>()
  if (!fresh) {
    for (const name of functionNames()) {
      loaded.set(name, await bundle(name, surroundings))
    }
  }
  return {
    async call(name, request) {
      const known = fresh ? functionNames().includes(name) : loaded.has(name)
      if (!known) return null
      const made = loaded.get(name)
      if (made && !(fresh && (await isOutdated(made)))) return made.handler(request)
      const bundled = await bundle(name, surroundings)
      loaded.set(name, bundled)
      return bundled.handler(request)
    },
    close: () => blobs.close(),
  }
}
