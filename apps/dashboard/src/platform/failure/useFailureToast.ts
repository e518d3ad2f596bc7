import { failureOf } from '@parapet/api'
import { useToast, useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { describeFailure, hasOwnText } from './describeFailure.ts'
import { failureWords } from './failure.words.ts'

/** Returns a stable function that shows a caught error as a toast: 'Oops.. {message}', or 'API Response Error' (§8). */
export function useFailureToast(): (problem: unknown) => void {
  const toast = useToast()
  const t = useWords(failureWords)
  return useCallback(
    (problem) => {
      const failure = failureOf(problem)
      toast.error(hasOwnText(failure) ? describeFailure(failure, t) : null)
    },
    [toast, t],
  )
}
