import { useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { backendsWords } from './backends.words.ts'

const known = {
  'connection timed out': 'timedOut',
  'connection refused': 'refused',
  'ssl: certificate has expired': 'expired',
  'name or service not known': 'noName',
} as const

const isKnown = (text: string): text is keyof typeof known => Object.hasOwn(known, text)

/** Returns a function that says why a check failed; what is not known here keeps the provider's words. */
export function useProbeError(): (error: string | null | undefined) => string | null {
  const t = useWords(backendsWords)
  return useCallback(
    (error) => {
      if (!error) return null
      const text = error.trim().toLowerCase()
      const status = /^unexpected status (\d{3})$/.exec(text)?.[1]
      if (status !== undefined) return t('probeError.status', { status })
      return isKnown(text) ? t(`probeError.${known[text]}`) : error
    },
    [t],
  )
}
