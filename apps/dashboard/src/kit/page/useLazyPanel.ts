import { type LazyModule, useLazyModule, useToast, useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { shellWords } from '../../platform/words/shell.words.ts'

/** Returns the lazily loaded code of a panel the user opened; shows an error if it cannot load. */
export function useLazyPanel<T>(code: LazyModule<T>, isOpen: boolean, onClose: () => void): T | undefined {
  const t = useWords(shellWords)
  const toast = useToast()
  const lose = useCallback(() => {
    onClose()
    toast.error(t('lost'))
  }, [onClose, toast, t])
  return useLazyModule(code, isOpen, lose)
}
