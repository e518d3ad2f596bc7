import { createContext, use } from 'react'

/** What screens need from the shell. */
export interface ShellValue {
  homeHref: string
  companyName?: string
}

export const ShellContext = createContext<ShellValue>({ homeHref: '/' })

/** The shell around a screen. */
export function useShell(): ShellValue {
  return use(ShellContext)
}
