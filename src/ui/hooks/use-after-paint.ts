import { useEffect, useState } from 'react'

/**
 * The value as it was before (at first null), until the browser has painted: what is long to render and
 * not seen at once is rendered in a task of its own.
 *
 * @param value the same object in every rendering in which it says the same
 */
export function useAfterPaint<Value>(value: Value): Value | null {
  const [painted, setPainted] = useState<Value | null>(null)
  useEffect(() => {
    let task: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setPainted(value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  }, [value])
  return painted
}
