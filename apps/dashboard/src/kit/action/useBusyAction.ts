import { useCallback, useState } from 'react'
import { useFailureToast } from '../../failure/useFailureToast.ts'

/** Returns a stable function that runs an action and shows its failure as a and whether one is running. */
export function useBusyAction(): { isBusy: boolean; run: (action: () => Promise<void>) => Promise<void> } {
  const showFailure = useFailureToast()
  const [isBusy, setBusy] = useState(false)
  const run = useCallback(
    async (action: () => Promise<void>) => {
      setBusy(true)
      try {
        await action()
      } catch (problem) {
        showFailure(problem)
      } finally {
        setBusy(false)
      }
    },
    [showFailure],
  )
  return { isBusy, run }
}
