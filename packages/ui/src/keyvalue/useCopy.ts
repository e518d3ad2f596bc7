import { useCallback } from 'react'
import { useToast } from '../toast/ToastProvider.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'

/** Whether the clipboard has the text now. A page without a clipboard (no secure context) throws at once, another may refuse. */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The reason (no permission, no secure context) does not help the reader; what to do instead does.
    return false
  }
}

/**
 * Copies a text and says so ('Copied to clipboard', §8) once the clipboard has it; true when it has. A page without a
 * clipboard (no secure context) says 'Error trying to copy to clipboard'.
 */
export function useCopy(): (text: string) => Promise<boolean> {
  const toast = useToast()
  const t = useWords(uiWords)
  return useCallback(
    async (text) => {
      const isThere = await toClipboard(text)
      if (isThere) toast.success(t('copy.done'))
      else toast.warning(t('copy.failed'))
      return isThere
    },
    [toast, t],
  )
}
