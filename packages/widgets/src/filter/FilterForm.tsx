import { type FilterKey, fieldOf, filterKeys, timingOf, type ViewFilterKey } from '@parapet/api'
import { Button, Select, SuggestField, useFormat, useLocale, useWords } from '@parapet/ui'
import { type FormEvent, useMemo, useState } from 'react'
import { countryCode, countryName } from '../kinds/country.ts'
import { filterName } from '../rows/filterFields.ts'
import { catalogueWords } from '../words/catalogue.ts'
import { toolbarWords } from '../words/toolbar.ts'
import type { FilterChip } from './chips.ts'
import * as css from './filter.css.ts'
import { type ResolvedValue, resolveValue } from './resolveValue.ts'
import { type FilterValues, useSeenValues } from './useSeenValues.ts'

const severalAtOnce: readonly (string | undefined)[] = [
  'countrycode',
  'response',
  'cached',
  'method',
  'proto',
  'clientip',
]
const isDelivery = (field: string | undefined): field is FilterKey => filterKeys.some((key) => key === field)
const statusClasses = ['2xx', '3xx', '4xx', '5xx'] as const

/** Adds or edits a filter, with suggestions; warns before it applies a value without matches. */
export function FilterForm({
  chip,
  keys = filterKeys,
  values: source,
  onApply,
  onAct,
}: {
  chip?: FilterChip | undefined
  keys?: readonly ViewFilterKey[] | undefined
  values?: FilterValues | undefined
  onApply: (made: readonly { key: ViewFilterKey; value: string; isExcluded: boolean }[]) => void
  onAct: (type: 'flip' | 'mute' | 'unmute' | 'remove') => void
}) {
  const t = useWords(toolbarWords)
  const c = useWords(catalogueWords)
  const f = useFormat()
  const { locale } = useLocale()
  const [key, setKey] = useState<ViewFilterKey>(chip && chip.key !== 'vhost' ? chip.key : (keys[0] ?? 'countrycode'))
  const offered = keys.includes(key) ? keys : [...keys, key]
  const [isExcluded, setExcluded] = useState(chip?.isExcluded ?? false)
  const [text, setText] = useState(chip?.value ?? '')
  const [warned, setWarned] = useState<string>()
  const [isTried, setTried] = useState(false)
  const seen = useSeenValues(source, key)
  const field = fieldOf(key)
  const isSeveral = severalAtOnce.includes(field)
  const typed = (isSeveral ? text.split(',') : [text]).map((one) => one.trim()).filter(Boolean)
  const resolved = typed.map(
    (one): ResolvedValue => (one === chip?.value ? { kind: 'found', value: one } : resolveValue(key, one, seen)),
  )
  const help = t(
    timingOf(key) ? 'filter.help.timing' : isDelivery(field) ? `filter.help.${field}` : 'filter.help.exact',
  )
  const impossible = typed.filter((_, place) => resolved[place]?.kind === 'impossible')
  const wrong =
    typed.length === 0
      ? t('filter.needed')
      : impossible.length > 0
        ? t('filter.impossible', { value: impossible.join(', ') })
        : undefined
  const unseen = typed.filter((_, place) => resolved[place]?.kind === 'unseen')
  const doubt =
    unseen.length > 0 && seen
      ? t(seen.isAll ? 'filter.unseen' : 'filter.unseenTop', { value: unseen.join(', '), n: seen.rows.length })
      : undefined
  const options = useMemo(() => {
    const rows = (seen?.rows ?? []).map(({ key: value, requests }) => ({
      value,
      label: field === 'countrycode' ? countryName(countryCode(value), locale) : value,
      detail: `${field === 'countrycode' && value.length === 2 ? `${countryCode(value)} · ` : ''}${f.count(requests)}`,
    }))
    if (field !== 'response') return rows
    const classes = statusClasses.map((one) => ({ one, of: (seen?.rows ?? []).filter((row) => row.key[0] === one[0]) }))
    return [
      ...classes.flatMap(({ one, of }) => {
        const requests = of.reduce((sum, row) => sum + row.requests, 0)
        return requests > 0 ? [{ value: one, label: one, detail: f.count(requests) }] : []
      }),
      ...rows,
    ]
  }, [seen, field, locale, f])
  const last = isSeveral ? text.slice(text.lastIndexOf(',') + 1) : text
  const meant = last.trim() === '' || last === chip?.value ? undefined : resolveValue(key, last.trim(), seen)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong) return
    if (doubt && warned !== text) return setWarned(text)
    const values = new Set(resolved.flatMap((one) => (one.kind === 'impossible' ? [] : [one.value])))
    onApply([...values].map((value) => ({ key, value, isExcluded })))
  }
  const isWarned = warned === text && doubt !== undefined
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.fields}>
        <Select
          label={t('filter.key')}
          name="filter-key"
          value={key}
          onChange={setKey}
          options={offered.map((one) => ({ value: one, label: filterName(one, c) }))}
        />
        <Select
          label={t('filter.operator')}
          name="filter-operator"
          value={isExcluded ? 'not' : 'is'}
          onChange={(next) => setExcluded(next === 'not')}
          options={[
            { value: 'is', label: t('filter.is') },
            { value: 'not', label: t('filter.not') },
          ]}
        />
      </div>
      <SuggestField
        label={t('filter.value')}
        name="filter-value"
        value={text}
        onChange={setText}
        options={options}
        query={last === chip?.value ? '' : last.replace(/\*/g, '')}
        meant={meant?.kind === 'found' ? meant.value : undefined}
        onChoose={({ value }) =>
          setText(`${text.slice(0, text.length - last.length)}${last.startsWith(' ') ? ' ' : ''}${value}`)
        }
        help={help}
        mono
        {...(isTried && wrong ? { error: wrong } : isWarned ? { error: doubt } : {})}
      />
      <Button tone="primary" type="submit">
        {t(isWarned ? 'filter.applyAnyway' : 'filter.apply')}
      </Button>
      {chip && (
        <div className={css.acts}>
          <Button size="s" icon={chip.isExcluded ? 'filter' : 'filterOff'} onClick={() => onAct('flip')}>
            {t(chip.isExcluded ? 'filter.include' : 'filter.exclude')}
          </Button>
          <Button size="s" onClick={() => onAct(chip.isMuted ? 'unmute' : 'mute')}>
            {t(chip.isMuted ? 'filter.on' : 'filter.off')}
          </Button>
          <Button size="s" tone="quiet" icon="x" onClick={() => onAct('remove')}>
            {t('filter.remove')}
          </Button>
        </div>
      )}
    </form>
  )
}
