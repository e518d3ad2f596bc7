import { serviceOf } from '@parapet/api'
import { useLocale, useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { shellWords } from '../../platform/words/shell.words.ts'

/** Returns a function that gives the names of services in words, sorted, without those that the product does not know. */
export function useServiceNames(): (keys: readonly string[]) => string[] {
  const t = useWords(shellWords)
  const { locale } = useLocale()
  return useCallback(
    (keys) =>
      [...new Set(keys)]
        .flatMap((key) => serviceOf(key) ?? [])
        .map(({ key }) => t(`service.${key}`))
        .sort((a, b) => a.localeCompare(b, locale)),
    [t, locale],
  )
}
