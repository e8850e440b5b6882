import { useEffect, useState } from 'react'

/**
 * The previous value (at first null), until the browser has painted. Content that is slow to render
 * and not seen at once then renders in a task of its own.
 *
 * @param value the same object in every rendering until its content changes
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
