import { useEffect } from 'react'
import { create } from 'zustand'
import type { FormSubject } from '../form-subject'

/** The subject of the page. */
interface Talk extends FormSubject {
  /** In a visitor's words: `Arcus 350`; absent without a special subject. */
  readonly about?: string
}

const useStore = create<Talk>()(() => ({}))

/** The subject of a visitor who asks to talk. The contact form names it, and passes it on. */
export const useTalkSubject = (): string | undefined => useStore(({ about }) => about)

/** The values that forms with such fields are filled in with, while the page is mounted. */
export const talkAbout: () => FormSubject = useStore.getState

/**
 * Sets the subject of the page, or of a temporary part of it, while it is mounted.
 *
 * @param fields the values by the forms' names of their fields
 */
export function useTalkAbout(about: string, { product, version }: FormSubject = {}): void {
  useEffect(() => {
    const before = useStore.getState()
    useStore.setState({ about, product, version })
    return () => useStore.setState(before, true)
  }, [about, product, version])
}
