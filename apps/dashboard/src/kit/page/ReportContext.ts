import { type ComponentType, createContext } from 'react'

/** The button in the header of every page by which support is told what is on screen; null for users without tickets. */
export const ReportContext = createContext<ComponentType | null>(null)
