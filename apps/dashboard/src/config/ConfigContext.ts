import type { AccessLog } from '@parapet/api'
import { createContext, use } from 'react'
import { defaultConfig, type RuntimeConfig } from './RuntimeConfig.ts'

export const ConfigContext = createContext<RuntimeConfig>(defaultConfig)

/** Returns the configuration of the deployment; the defaults without a provider. */
export function useConfig(): RuntimeConfig {
  return use(ConfigContext)
}

/** Returns the access log that is the traffic of a company; null if it is ordinary traffic. */
export function useAccessLog(company: number | undefined): AccessLog | null {
  const { accessLog } = useConfig()
  return accessLog && accessLog.company === company ? accessLog : null
}
