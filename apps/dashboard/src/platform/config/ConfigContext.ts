import { createContext, use } from 'react'
import { defaultConfig, type RuntimeConfig } from './RuntimeConfig.ts'

export const ConfigContext = createContext<RuntimeConfig>(defaultConfig)

/** Returns the configuration of the deployment; the defaults without a provider. */
export function useConfig(): RuntimeConfig {
  return use(ConfigContext)
}
