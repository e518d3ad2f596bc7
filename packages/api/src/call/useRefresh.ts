import { useCallback } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { useProvided } from './ApiProvider.ts'

/** Returns a function that reads again what is cached of the named calls: now if it is shown, else when it is next shown. */
export function useRefreshOf(): (isMeant: (callName: unknown, id: string) => boolean) => void {
  const { flights } = useProvided()
  const { mutate } = useSWRConfig()
  return useCallback(
    (isMeant) => {
      flights.tellOutdated((name) => isMeant(name, ''))
      void mutate((key) => {
        const id = unstable_serialize(key)
        if (!Array.isArray(key) || !isMeant(key[0], id)) return false
        flights.markOutdated(id)
        return true
      })
    },
    [flights, mutate],
  )
}

/** Returns a function that reloads every read of the page once; pending reads are not sent again. */
export function useRefresh(): () => void {
  const { flights } = useProvided()
  const refreshOf = useRefreshOf()
  return useCallback(() => refreshOf((_name, id) => !flights.isPending(id)), [flights, refreshOf])
}
