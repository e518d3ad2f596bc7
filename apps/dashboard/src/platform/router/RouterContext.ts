import { createContext } from 'react'
import type { DataRouter } from 'react-router-dom'

/** The router of the app; null in tests that render a part in a plain MemoryRouter. */
export const RouterContext = createContext<DataRouter | null>(null)
