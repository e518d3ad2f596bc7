import { useApi } from '@parapet/api'
import { useCallback, useEffect, useState } from 'react'
import { type ExplainQuestion, type Explanation, explainChange } from './explainChange.ts'

/** Returns the explanation of a question, updated with each response; cancelled on change and unmount. */
export function useExplanation(question: ExplainQuestion | null): {
  explanation: Explanation | null
  retry: () => void
} {
  const api = useApi()
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ id: string; explanation: Explanation }>()
  const id = question ? `${attempt} ${JSON.stringify(question)}` : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id is the question
  useEffect(() => {
    if (!question) return
    const leaving = new AbortController()
    void explainChange(question, {
      api,
      signal: leaving.signal,
      onUpdate: (explanation) => setKnown({ id, explanation }),
    })
    return () => leaving.abort()
  }, [id, api])
  return {
    explanation: known?.id === id ? known.explanation : null,
    retry: useCallback(() => setAttempt((before) => before + 1), []),
  }
}
