import { useEffect, useState } from 'react'
import { findKnown } from '../gazetteer/find-known'
import type { KnownPlace } from '../gazetteer/known-place'

const NONE: readonly KnownPlace[] = []

/**
 * The towns and post codes that a text may mean. They are `null` while the gazetteer is
 * loading. After a failure there are none.
 *
 * @param text empty for no look-up
 * @param preferred countries by their ISO 3166 codes: the same array at every render
 */
export function useKnownPlaces(
  text: string,
  preferred: readonly string[],
): readonly KnownPlace[] | null {
  const [answer, setAnswer] = useState({ text: '', places: NONE })

  useEffect(() => {
    let here = true
    const tell = (places: readonly KnownPlace[]) => here && setAnswer({ text, places })
    if (text) findKnown(text, preferred).then(tell, () => tell(NONE))
    return () => {
      here = false
    }
  }, [text, preferred])

  if (!text) return NONE
  return answer.text === text ? answer.places : null
}
