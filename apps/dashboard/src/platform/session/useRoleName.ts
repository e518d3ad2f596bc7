import { useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { shellWords } from '../words/shell.words.ts'

/** Returns a function that gives a role its name in words; the provider's other names are shown as they are. */
export function useRoleName(): (name: string) => string {
  const t = useWords(shellWords)
  return useCallback(
    (name) => {
      if (name === 'ClientAdmin') return t('user.clientAdmin')
      return name === 'CompanyAdmin' ? t('user.companyAdmin') : name
    },
    [t],
  )
}
