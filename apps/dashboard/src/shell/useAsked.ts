import { type Later, useLater, useToast, useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { shellWords } from '../words/shell.ts'

/**
 * The code of what somebody opened by a click or a key, as soon as it is there. Where it cannot be had that is said instead of nothing
 * happening, and it does not count as open. Chromium remembers that a module did not arrive until the page is loaded again.
 */
export function useAsked<T>(code: Later<T>, isOpen: boolean, onClose: () => void): T | undefined {
  const t = useWords(shellWords)
  const toast = useToast()
  const lose = useCallback(() => {
    onClose()
    toast.error(t('lost'))
  }, [onClose, toast, t])
  return useLater(code, isOpen, lose)
}
