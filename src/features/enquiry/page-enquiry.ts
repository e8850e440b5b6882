import { useEffect } from 'react'
import { create } from 'zustand'
import type { EnquiryFields } from './enquiry-fields'

/** The subject of the page. */
interface Enquiry extends EnquiryFields {
  /** In a visitor's words: `Arcus 350`; absent without a special subject. */
  readonly about?: string
}

const useStore = create<Enquiry>()(() => ({}))

/** The subject of a visitor who asks to talk. The contact form names it, and passes it on. */
export const useEnquirySubject = (): string | undefined => useStore(({ about }) => about)

/** The values that forms with such fields are filled in with, while the page is mounted. */
export const currentEnquiry: () => EnquiryFields = useStore.getState

/**
 * Sets the subject of the page, or of a temporary part of it, while it is mounted.
 *
 * @param fields the values by the forms' names of their fields
 */
export function useEnquiryAbout(about: string, { product, version }: EnquiryFields = {}): void {
  useEffect(() => {
    const before = useStore.getState()
    useStore.setState({ about, product, version })
    return () => useStore.setState(before, true)
  }, [about, product, version])
}
