import { useEffect, useState } from 'react'
import { useSite } from '../../ui/site-context'
import type { Machine } from './compare'
import { findMachines } from './find-machines'

/** No code has it. */
const LINE = '\n'

/**
 * What codes of the address stand for in the page's site.
 *
 * @returns the last machines that were found, `null` until then; `failed` when they could not be had
 */
export function useMachines(codes: readonly string[]) {
  const { handle } = useSite()
  const [machines, setMachines] = useState<readonly Machine[] | null>(null)
  const [failed, setFailed] = useState(false)
  const asked = codes.join(LINE)

  useEffect(() => {
    if (failed) return undefined
    let wanted = true
    findMachines(handle, asked.split(LINE)).then(
      (found) => wanted && setMachines(found),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [handle, asked, failed])

  return { machines, failed, retry: () => setFailed(false) }
}
