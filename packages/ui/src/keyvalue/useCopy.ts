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
    // The reason (no permission, no secure context) does not help the reader; what to do instead does.
    return false
  }
}

/**
 * Returns a function that copies a text and shows 'Copied to clipboard' or 'Error trying to copy to clipboard' (§8);
 * resolves to whether it worked.
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
