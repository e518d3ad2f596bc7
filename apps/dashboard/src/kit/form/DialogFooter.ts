import { createContext, type RefObject } from 'react'

interface Footer {
  /** Where the form puts its buttons; null before the footer is on the page. */
  readonly element: HTMLElement | null
  /** The button that has the focus first, if the form has one. */
  readonly firstFocus: RefObject<HTMLButtonElement | null>
}

/** What a dialog has for the form within; undefined without a dialog. */
export const DialogFooter = createContext<Footer | undefined>(undefined)
