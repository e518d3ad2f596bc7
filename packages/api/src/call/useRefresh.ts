import { useCallback } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { useProvided } from './ApiProvider.ts'

/**
 * Asks again everything that is read on the page, each question once however many read its answer, and none whose answer is on its way: a long
 * query would be counted twice at the provider. What is there stays until the new answer comes.
 */
export function useRefresh(): () => void {
  const { flights } = useProvided()
  const { mutate } = useSWRConfig()
  return useCallback(
    () => void mutate((key) => Array.isArray(key) && !flights.isUnderWay(unstable_serialize(key))),
    [flights, mutate],
  )
}
