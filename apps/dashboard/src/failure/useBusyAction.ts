import { failureOf } from '@parapet/api'
import { useToast } from '@parapet/ui'
import { useCallback, useState } from 'react'
import { useDescribeFailure } from './describeFailure.ts'

/** Returns a stable function that runs an action and shows its failure as a toast, and whether one is running. */
export function useBusyAction(): { isBusy: boolean; run: (action: () => Promise<void>) => Promise<void> } {
  const toast = useToast()
  const describe = useDescribeFailure()
  const [isBusy, setBusy] = useState(false)
  const run = useCallback(
    async (action: () => Promise<void>) => {
      setBusy(true)
      try {
        await action()
      } catch (problem) {
        toast.error(describe(failureOf(problem)))
      } finally {
        setBusy(false)
      }
    },
    [toast, describe],
  )
  return { isBusy, run }
}
