import { Icon, type Unit, useFormat, useWords, VisuallyHidden } from '@parapet/ui'
import { kindWords } from '../words/kinds.ts'
import { changeAmount, changeOf } from './change.ts'
import { changeMark } from './kinds.css.ts'

interface ValueChangeProps {
  readonly value: number | null
  readonly previous: number | null | undefined
  readonly unit: Unit
}

/** The change of a value against the period compared with: an arrow and its size. */
export function ValueChange({ value, previous, unit }: ValueChangeProps) {
  const t = useWords(kindWords)
  const f = useFormat()
  const change = previous === undefined ? null : changeOf(value, previous, unit, 'neutral')
  if (!change) return '–'
  if (change.kind !== 'moved')
    return t(change.kind === 'new' ? 'change.new' : change.kind === 'few' ? 'change.few' : 'change.none')
  return (
    <span className={changeMark}>
      <Icon name={change.direction === 'up' ? 'arrowUp' : 'arrowDown'} size={16} />
      <VisuallyHidden>{t(change.direction === 'up' ? 'change.up' : 'change.down', { change: '' })}</VisuallyHidden>
      {changeAmount(change, f, t)}
    </span>
  )
}
