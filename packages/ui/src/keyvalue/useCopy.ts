import { useCallback } from 'react'
import { useToast } from '../toast/ToastProvider.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'

/** Copies a text; false if the clipboard is unavailable (no secure context) or refuses. */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Returns a function that copies a text and shows the toast of §8 for success or failure. */
export function useCopy(): (text: string) => Promise<boolean> {
  const toast = useToast()
  const t = useWords(uiWords)
  return useCallback(
    async (text) => {
      const isCopied = await toClipboard(text)
      if (isCopied) toast.success(t('copy.done'))
      else toast.warning(t('copy.failed'))
      return isCopied
    },
    [toast, t],
  )
}
