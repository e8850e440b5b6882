import path from 'node:path'
import { printable } from '../../src/contract'
import { hasCode } from '../../src/serving/file-errors'
import { createContentService, type ContentServiceOptions } from './service'

const DEFAULT_PORT = 8055

/** Reads a variable that must be a whole number. An error names the wrong value and the expected one. */
const numberFrom = (name: string, otherwise: number, most: number): number => {
  const value = process.env[name]
  if (value === undefined || value === '') return otherwise
  const number = Number(value)
  if (Number.isInteger(number) && number >= 0 && number <= most) return number
  throw new Error(`${name} must be a whole number from 0 to ${most}, not "${value}".`)
}

const optionsFromEnvironment = (): ContentServiceOptions => {
  const { CONTENT_DIRECTORY, CONTENT_PREVIEW_TOKEN, CONTENT_MISBEHAVE } = process.env
  return {
    directory: path.resolve(CONTENT_DIRECTORY || path.join(__dirname, '..', 'saxum')),
    ...(CONTENT_PREVIEW_TOKEN ? { previewToken: CONTENT_PREVIEW_TOKEN } : {}),
    faultInjection: CONTENT_MISBEHAVE === '1',
    syntheticProducts: numberFrom('CONTENT_SYNTHETIC_PRODUCTS', 0, 100_000),
    log: (line) => console.error(printable(line)),
  }
}

const main = async (): Promise<void> => {
  const port = numberFrom('CONTENT_PORT', DEFAULT_PORT, 65_535)
  const server = await createContentService(optionsFromEnvironment())
  try {
    await server.listen({ port, host: 'localhost' })
  } catch (error) {
    await server.close()
    if (!hasCode(error, 'EADDRINUSE')) throw error
    throw new Error(`Port ${port} is taken. Set CONTENT_PORT to a free port.`)
  }
  console.log(`Content service: http://localhost:${port}/api`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)))
  }
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(printable(`Content service: ${reason}`))
  process.exitCode = 1
})
