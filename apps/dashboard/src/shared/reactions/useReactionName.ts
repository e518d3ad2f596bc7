import { useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { reactionsWords } from './reactions.words.ts'

const kinds = ['email', 'slack', 'callback', 'block_ip', 'captcha', 'jschallenge', 'uam', 'list'] as const

/** Returns a function that names a kind of reaction; one that is not known keeps the name of the provider. */
export function useReactionName(): (type: string, name?: string) => string {
  const t = useWords(reactionsWords)
  return useCallback(
    (type, name) => {
      const known = kinds.find((one) => one === type)
      return known ? t(`kind.${known}`) : name || type
    },
    [t],
  )
}
