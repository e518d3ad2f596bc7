import { Anchor, Icon, type Unit, useFormat, useWords } from '@parapet/ui'
import { cx } from '../charts/cx.ts'
import { useExports } from '../charts/exports.tsx'
import { kindWords } from '../words/kinds.ts'
import { type ChangeMeaning, changeAmount, changeOf } from './change.ts'
import {
  changeAgainst,
  changeMark,
  change as changeStyle,
  counter,
  counterBlank,
  counterFigure,
  counterLink,
  counterSpark,
  counterSparkLabel,
  counterUnit,
} from './counter.css.ts'
import { root, tone as tones } from './kinds.css.ts'
import { Sparkline } from './Sparkline.tsx'

export interface CounterProps {
  label: string
  /** Null if unknown; zero is a value. */
  value: number | null
  unit: Unit
  spark?: readonly (number | null)[]
  sparkLabel?: string
  change?: {
    previous: number | null
    meaning: ChangeMeaning
    label: string
    /** The requests behind the previous value; too few give no percentage. */
    sample?: number
  }
  tone?: 'good' | 'watch' | 'bad'
  href?: string
}

function figureParts(text: string): [figure: string, blank: string, unit: string] {
  const [, figure = text, blank = '', unit = ''] = /^(.*\d)(\s*)(.*)$/.exec(text) ?? []
  return [figure, blank, unit]
}

/** One figure with its unit, its shape over the last hours and what changed. */
export function Counter({ label, value, unit, spark, sparkLabel, change, tone, href }: CounterProps) {
  const f = useFormat()
  const [figure, blank, unitText] = figureParts(f.unit(value, unit))
  useExports({
    twin: () => ({
      caption: label,
      columns: [{ label }, { label: unit, kind: 'number' }],
      rows: [[f.unit(value, unit), value], ...(change ? [[change.label, change.previous]] : [])],
    }),
  })
  const text = (
    <>
      {figure}
      <span className={counterBlank}>{blank}</span>
      {unitText ? <span className={counterUnit}>{unitText}</span> : null}
    </>
  )
  return (
    <div className={cx(root)}>
      <div className={counter}>
        <p className={cx(counterFigure, tone && tones[tone])} title={value === null ? undefined : f.number(value)}>
          {href ? (
            <Anchor href={href} className={counterLink} data-why={label}>
              {text}
            </Anchor>
          ) : (
            <span>{text}</span>
          )}
        </p>
        {spark ? (
          <div className={counterSpark}>
            <Sparkline values={spark} />
            {sparkLabel && <span className={counterSparkLabel}>{sparkLabel}</span>}
          </div>
        ) : null}
        {change ? <ChangeLine value={value} unit={unit} {...change} /> : null}
      </div>
    </div>
  )
}

type ChangeLineProps = { value: number | null; unit: Unit } & NonNullable<CounterProps['change']>

/** "▲ up 12.4 % vs the week before": arrow, word and colour. */
export function ChangeLine({ value, unit, previous, meaning, label, sample }: ChangeLineProps) {
  const t = useWords(kindWords)
  const f = useFormat()
  const change = changeOf(value, previous, unit, meaning, sample)
  if (!change) return <p className={changeStyle} />
  return (
    <p className={changeStyle} title={f.unit(previous, unit)}>
      {change.kind === 'moved' ? (
        <span className={cx(changeMark, tones[change.tone])}>
          <Icon name={change.direction === 'up' ? 'arrowUp' : 'arrowDown'} />
          {t(change.direction === 'up' ? 'change.up' : 'change.down', { change: changeAmount(change, f, t) })}
        </span>
      ) : (
        <span className={changeMark}>
          {t(change.kind === 'new' ? 'change.new' : change.kind === 'few' ? 'change.few' : 'change.none')}
        </span>
      )}
      {change.kind === 'new' || change.kind === 'few' ? null : (
        <span className={changeAgainst}>{t('change.against', { period: label })}</span>
      )}
    </p>
  )
}
