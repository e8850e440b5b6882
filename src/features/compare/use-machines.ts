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
  const asked = codes.join(LINE)

  useEffect(() => {
    if (failed) return undefined
    let wanted = true
    const looked = asked.split(LINE)
    findMachines(handle, looked).then(
      (machines) => wanted && setFound({ codes: looked, machines }),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [handle, asked, failed])

  return { found, failed, retry: () => setFailed(false) }
}
