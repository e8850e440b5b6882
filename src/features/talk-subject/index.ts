import { useEffect } from 'react'
import { create } from 'zustand'

/** What the page is about, as a visitor would say it: `Arcus 350`; `null` where it is nothing special. */
const useStore = create<{ readonly subject: string | null }>()(() => ({ subject: null }))

/** What a visitor who asks to talk is asking about. The contact form says so, and hands it on. */
export const useTalkSubject = (): string | null => useStore(({ subject }) => subject)

/** Says what the page, or a part of it that is there for a while, is about, for as long as it is there. */
export function useTalkAbout(subject: string): void {
  useEffect(() => {
    const before = useStore.getState()
    useStore.setState({ subject })
    return () => useStore.setState(before)
  }, [subject])
}
