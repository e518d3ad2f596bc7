import { useEffect, useRef, useState } from 'react'
import type { CodeLanguage, CodeProblem } from './language.ts'

/** The problems of the text that was checked last; `text` is undefined until one was. */
export interface Checked {
  readonly text: string | undefined
  readonly problems: readonly CodeProblem[]
}

const none: Checked = { text: undefined, problems: [] }
const unchecked = async () => []

/** Checks a text, one check after the other: what changed while one went on is checked once, at its end. */
export function useChecked({ check }: Pick<CodeLanguage, 'check'>, text: string): Checked {
  const [checked, setChecked] = useState(none)
  const underWay = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    if (!check) return
    let isStale = false
    const before = underWay.current
    const run = async () => {
      await before
      if (isStale) return
      const problems = await check(text)
      if (!isStale) setChecked({ text, problems })
    }
    // A check that fails has found nothing: the provider's compiler has the last word.
    underWay.current = run().catch(unchecked)
    return () => {
      isStale = true
    }
  }, [check, text])
  return check ? checked : none
}
