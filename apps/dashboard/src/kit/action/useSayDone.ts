import { useToast, useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { useFailureToast } from '../../platform/failure/useFailureToast.ts'
import { resourceWords } from '../words/resource.words.ts'

/** How what was done is taken back. */
export interface Undo {
  readonly run: () => Promise<unknown>
  /** 'Undo' by default. */
  readonly label?: string
}

/** Returns a stable function that says in a toast what was done, and offers to take it back. */
export function useSayDone(): (text: string, undo?: Undo) => void {
  const toast = useToast()
  const ui = useWords(resourceWords)
  const showFailure = useFailureToast()
  return useCallback(
    (text, undo) => {
      if (!undo) return toast.success(text)
      toast.success(text, { label: undo.label ?? ui('undo'), onAct: () => void undo.run().catch(showFailure) })
    },
    [toast, ui, showFailure],
  )
}
