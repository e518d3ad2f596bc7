import { Percent, Status, useFormat } from '@parapet/ui'

/** The used share of a limit or package, with a warning beyond it; null if there is none. */
export function UsedShare({ value }: { value: number | null }) {
  const f = useFormat()
  return value !== null && value > 1 ? <Status tone="watch" label={f.percent(value)} /> : <Percent value={value} />
}
