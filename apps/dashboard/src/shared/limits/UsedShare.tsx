import { Percent, Status, useFormat, useWords } from '@parapet/ui'
import { limitsWords } from './limits.words.ts'

/** The share from which what is included is nearly used up. */
const NEAR = 0.9

/** The used share of a limit or package, in words and colour where it is nearly used up or beyond; null if there is none. */
export function UsedShare({ value, of }: { value: number | null; of: 'limit' | 'package' }) {
  const t = useWords(limitsWords)
  const f = useFormat()
  if (value === null || value < NEAR) return <Percent value={value} />
  // 100.4 % is beyond, although it is 100 % without decimals.
  const share = f.percent(value, value > 1 && value < 1.1 ? 1 : 0)
  return <Status tone={value > 1 ? 'bad' : 'watch'} label={t(value > 1 ? `over.${of}` : `near.${of}`, { share })} />
}
