import { provisioning, staging } from '@parapet/api'
import { createContext, use } from 'react'

/** The two areas of configuration: what visitors get, and where it is tried. */
export type AreaName = 'production' | 'staging'

/** The calls of an area; both areas have the same (§7). */
export type AreaCalls = typeof provisioning

export const areaCalls: Readonly<Record<AreaName, AreaCalls>> = { production: provisioning, staging }
export const areaPages = { production: 'autoprovisioning', staging: 'staging' } as const

export const AreaContext = createContext<AreaName>('production')

/** Returns the area that the tabs show, its calls and its page. */
export function useArea(): {
  readonly name: AreaName
  readonly calls: AreaCalls
  readonly page: (typeof areaPages)[AreaName]
} {
  const name = use(AreaContext)
  return { name, calls: areaCalls[name], page: areaPages[name] }
}
