import { useEffect } from 'react'
import { create } from 'zustand'
import type { FormSubject } from '../form-subject'

/** What the page is about. */
interface Talk extends FormSubject {
  /** As a visitor would say it: `Arcus 350`; absent where it is nothing special. */
  readonly about?: string
}

const useStore = create<Talk>()(() => ({}))

/** What a visitor who asks to talk is asking about. The contact form says so, and hands it on. */
export const useTalkSubject = (): string | undefined => useStore(({ about }) => about)

/** What the forms that ask it find filled in, while the page is there. */
export const talkAbout: () => FormSubject = useStore.getState

/**
 * Says what the page, or a part of it that is there for a while, is about, for as long as it is there.
 *
 * @param fields the same as the forms ask it, where they do
 */
export function useTalkAbout(about: string, { product, version }: FormSubject = {}): void {
  useEffect(() => {
    const before = useStore.getState()
    useStore.setState({ about, product, version })
    return () => useStore.setState(before, true)
  }, [about, product, version])
}
