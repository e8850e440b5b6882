import { useEffect, useState } from 'react'
import { useSite } from '../../ui/site-context'
import type { Machine } from './compare'
import { findMachines } from './find-machines'

/** No code has it. */
const LINE = '\n'

/** Machines, and the codes that they were looked up by. */
export interface FoundMachines {
  readonly codes: readonly string[]
  readonly machines: readonly Machine[]
}

/**
 * Looks up the machines for codes of the URL in the page's site.
 *
 * @returns the last machines that were found, `null` until then; `failed` when they failed to load
 */
export function useMachines(codes: readonly string[]) {
  const { handle } = useSite()
  const [found, setFound] = useState<FoundMachines | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const asked = codes.join(LINE)

  useEffect(() => {
    if (failed) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const looked = asked.split(LINE)
    findMachines(handle, looked, signal).then(
      (machines) => !signal.aborted && setFound({ codes: looked, machines }),
      () => !signal.aborted && setFailed(true),
    )
    return () => controller.abort()
  }, [handle, asked, failed, attempt])

  const retry = () => {
    setFailed(false)
    setAttempt((count) => count + 1)
  }
  return { found, failed, retry }
}
