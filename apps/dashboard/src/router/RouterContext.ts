import { createContext, use } from 'react'

interface RouterValue {
  /** A navigation waits for its checks or its code. */
  readonly isTravelling: boolean
}

export const RouterContext = createContext<RouterValue>({ isTravelling: false })

/** Whether the reader is on the way to another place; never where parts are drawn without the router. */
export function useIsTravelling(): boolean {
  return use(RouterContext).isTravelling
}
