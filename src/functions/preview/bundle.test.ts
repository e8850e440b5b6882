import { build } from 'esbuild'

/** No function needs these: Gatsby and its hooks, libraries of pages, parts of pages. */
const FOREIGN = [
  ...[/^node_modules\/(?:gatsby|react|preact|webpack)[\w-]*\//],
  ...[/^(?:gatsby-\w+\.tsx?$|plugins|scripts|src\/gatsby-)/],
  ...[/^src\/(?:app|blocks|theme|preview\/browser)\//],
]

/** The files whose code Netlify puts into the function. */
async function bundledFiles(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: ['src/functions/preview/preview.ts'],
    ...{ bundle: true, write: false, metafile: true, platform: 'node', format: 'esm' },
  })
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [file] : [],
    ),
  )
}

test('a preview makes pages without Gatsby and without the code that renders them', async () => {
  const files = await bundledFiles()
  expect(files).toContain('src/plan/page-definition.ts')
  expect(files.filter((file) => FOREIGN.some((each) => each.test(file)))).toEqual([])
})
