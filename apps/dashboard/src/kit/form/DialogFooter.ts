import { createContext } from 'react'

/** Where the form of a dialog puts its buttons: null before the footer is on the page, undefined without a dialog. */
export const DialogFooter = createContext<HTMLElement | null | undefined>(undefined)
