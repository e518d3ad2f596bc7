import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

/**
 * Asks again everything that is read on the page, each question once however many read its answer. What is there stays until the new answer
 * comes.
 */
export function useRefresh(): () => void {
  const { mutate } = useSWRConfig()
  return useCallback(() => void mutate(Array.isArray), [mutate])
}
