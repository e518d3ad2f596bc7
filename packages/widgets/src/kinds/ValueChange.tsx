import { Icon, type Unit, useFormat, useWords, VisuallyHidden } from '@parapet/ui'
import { kindWords } from '../words/kinds.ts'
import { type ChangeMeaning, changeAmount, changeOf } from './change.ts'
import { changeMark, tone } from './kinds.css.ts'

interface ValueChangeProps {
  readonly value: number | null
  readonly previous: number | null | undefined
  readonly unit: Unit
  /** What a rise means. Default neutral. */
  readonly meaning?: ChangeMeaning
}

/** The change of a value against the period compared with: an arrow and its size; good and bad news in words and in their colour. */
export function ValueChange({ value, previous, unit, meaning = 'neutral' }: ValueChangeProps) {
  const t = useWords(kindWords)
  const f = useFormat()
  const change = previous === undefined ? null : changeOf(value, previous, unit, meaning)
  if (!change) return '–'
  if (change.kind !== 'moved')
    return t(change.kind === 'new' ? 'change.new' : change.kind === 'few' ? 'change.few' : 'change.none')
  const said = change.direction === 'up' ? 'change.up' : 'change.down'
  const size = changeAmount(change, f, t)
  // Good and bad news are told in a word, not by an arrow and a colour alone.
  if (change.tone !== 'muted') return <span className={tone[change.tone]}>{t(said, { change: size })}</span>
  return (
    <span className={changeMark}>
      <Icon name={change.direction === 'up' ? 'arrowUp' : 'arrowDown'} size={16} />
      <VisuallyHidden>{t(said, { change: '' })}</VisuallyHidden>
      {size}
    </span>
  )
}
