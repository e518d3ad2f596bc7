import { useCallback } from 'react'
import { useToast } from '../toast/ToastProvider.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'

/**
 * Copies a text and says so ('Copied to clipboard', §8) once the clipboard has it; true when it has. A page without a
 * clipboard (no secure context) says 'Error trying to copy to clipboard'.
 */
export function useCopy(): (text: string) => Promise<boolean> {
  const toast = useToast()
  const t = useWords(uiWords)
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text)
      } catch {
        // The reason (no permission, no secure context) does not help the reader; what to do instead does.
        toast.warning(t('copy.failed'))
        return false
      }
      toast.success(t('copy.done'))
      return true
    },
    [toast, t],
  )
}
