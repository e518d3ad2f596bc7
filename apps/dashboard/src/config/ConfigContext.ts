import { createContext, use } from 'react'
import { defaultConfig, type RuntimeConfig } from './RuntimeConfig.ts'

export const ConfigContext = createContext<RuntimeConfig>(defaultConfig)

/** The deployment's configuration; the defaults where none is given. */
export function useConfig(): RuntimeConfig {
  return use(ConfigContext)
}
