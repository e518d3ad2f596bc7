import { useWords } from '@parapet/ui'
import { resourceWords } from '../words/resource.words.ts'

/** Returns a function that adds to the help of a field what its text is saved as, when that differs. */
export function useSavedAs(): (typed: string, saved: string, help?: string) => string | undefined {
  const t = useWords(resourceWords)
  return (typed, saved, help) => {
    if (typed.trim() === '' || saved === typed.trim()) return help
    const text = t('savedAs', { value: saved })
    return help === undefined ? text : `${help} ${text}`
  }
}
