import { useCallback } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { useProvided } from './ApiProvider.ts'

/** Returns a function that reloads every read of the page once; pending reads are not sent again. */
export function useRefresh(): () => void {
  const { flights } = useProvided()
  const { mutate } = useSWRConfig()
  return useCallback(
    () => void mutate((key) => Array.isArray(key) && !flights.isPending(unstable_serialize(key))),
    [flights, mutate],
  )
}
