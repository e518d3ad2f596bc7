import { usualTicketName } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { listWords } from '../words/lists.ts'

/** Returns a function that says a status, priority or type of tickets in the user's language; a name it does not know stays. */
export function useTicketName(): (name: string) => string {
  const t = useWords(listWords)
  return useCallback(
    (name) => {
      const usual = usualTicketName(name)
      return usual ? t(`ticket.name.${usual}`) : name
    },
    [t],
  )
}
