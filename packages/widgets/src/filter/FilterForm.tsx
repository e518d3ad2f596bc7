import { type FilterKey, filterKeys } from '@parapet/api'
import { Button, Select, TextField, useWords } from '@parapet/ui'
import { type FormEvent, useState } from 'react'
import { catalogueWords } from '../words/catalogue.ts'
import { toolbarWords } from '../words/toolbar.ts'
import type { FilterChip } from './chips.ts'
import * as css from './filter.css.ts'

/** The format of a field's values: other values would only empty the page. A missing field accepts anything. */
const looks: Readonly<Partial<Record<FilterKey, RegExp>>> = { countrycode: /^[a-z][a-z\d]$|^-$/i, response: /^\d{3}$/ }

const severalAtOnce: readonly FilterKey[] = ['countrycode', 'response', 'cached', 'method', 'proto', 'clientip']

/** Adds or edits a filter: field, is or is not, value; comma-separated values for fields that allow it. */
export function FilterForm({
  chip,
  onApply,
  onAct,
}: {
  /** The filter that is edited. */
  chip?: FilterChip | undefined
  /** One filter for each value; they are one change. */
  onApply: (made: readonly { key: FilterKey; value: string; isExcluded: boolean }[]) => void
  /** The actions of Alt and Shift clicks on the chip, for touch and keyboard. */
  onAct: (type: 'flip' | 'mute' | 'unmute' | 'remove') => void
}) {
  const t = useWords(toolbarWords)
  const c = useWords(catalogueWords)
  const [key, setKey] = useState<FilterKey>(chip && chip.key !== 'vhost' ? chip.key : 'countrycode')
  const [isExcluded, setExcluded] = useState(chip?.isExcluded ?? false)
  const [value, setValue] = useState(chip?.value ?? '')
  const [isTried, setTried] = useState(false)
  const values = (severalAtOnce.includes(key) ? value.split(',') : [value]).map((one) => one.trim()).filter(Boolean)
  // A value that came from the provider may be applied whatever its format.
  const isStrange = (one: string) => one !== chip?.value && looks[key]?.test(one) === false
  const help = t(`filter.help.${key}`)
  const wrong = values.length === 0 ? t('filter.needed') : values.some(isStrange) ? help : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong) return
    onApply(values.map((one) => ({ key, value: key === 'countrycode' ? one.toUpperCase() : one, isExcluded })))
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.fields}>
        <Select
          label={t('filter.key')}
          name="filter-key"
          value={key}
          onChange={(next) => setKey(next ?? 'countrycode')}
          options={filterKeys.map((one) => ({ value: one, label: c(`filter.${one}`) }))}
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
      <TextField
        label={t('filter.value')}
        name="filter-value"
        value={value}
        onChange={setValue}
        help={isTried && wrong === help ? undefined : help}
        mono
        {...(isTried && wrong ? { error: wrong } : {})}
      />
      <Button tone="primary" type="submit">
        {t('filter.apply')}
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
