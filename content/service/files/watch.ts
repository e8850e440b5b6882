import path from 'node:path'
import { watch } from 'chokidar'

/**
 * Delay between a change and the reading, in milliseconds. Editors save in several steps, and chokidar does
 * not report a second change of a file within 50 ms. A later reading sees both.
 */
const QUIET_TIME = 80

/** Calls back after files below a directory changed. Returns a function that ends the watching. */
export async function watchDirectory(
  directory: string,
  onChange: () => Promise<void>,
): Promise<() => Promise<void>> {
  const isHidden = (file: string) => path.basename(file).startsWith('.') && file !== directory
  const watcher = watch(directory, { ignoreInitial: true, ignored: isHidden })
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  watcher.on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(onChange)
    }, QUIET_TIME)
  })
  await new Promise<void>((resolve, reject) => {
    watcher.once('ready', resolve)
    watcher.once('error', reject)
  })
  return async () => {
    clearTimeout(timer)
    await watcher.close()
    await running
  }
}
