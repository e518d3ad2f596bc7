import {
  type AvailableAnomaly,
  advisedLevel,
  type HistogramEntry,
  isLevelParam,
  levelsOf,
  stepsOf,
  stepsReached,
  type ThresholdDraft,
} from '@parapet/api'
import { Button, Columns, Divider, focusField, Inline, NumberField, Stack, Switch, Text, useWords } from '@parapet/ui'
import { anomalyChart } from '@parapet/widgets/spans'
import { useEffect, useMemo } from 'react'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { idParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { CompanyChart } from '../../shared/board/CompanyChart.tsx'
import { thresholdsWords } from './thresholds.words.ts'
import { useAnomalyTexts } from './useAnomalyTexts.ts'
import { LEVEL_STEP_S, type SiteDay, useSiteDay } from './useSiteDay.ts'

interface WatchedTypeFieldsProps {
  form: ResourceForm<ThresholdDraft>
  type: AvailableAnomaly
}

const urlParams = { type: idParam }
const charted = ['traffic', 'hitratio', 'response_time', 'status_code']
const units: Readonly<Record<string, string>> = { hitratio: '%', response_time: 's', object_size: 'B' }

/** A type of anomaly in the form: whether it is watched, its params, and the last day of the site beside them. */
export function WatchedTypeFields({ form, type }: WatchedTypeFieldsProps) {
  const t = useWords(thresholdsWords)
  const { typeName } = useAnomalyTexts()
  const { anomaly_type: kind, name, params } = type
  const shown = typeName(kind)
  const title = shown === kind ? name : shown
  const about = aboutKey(kind)
  const isOn = form.values.kinds[kind]?.isOn ?? false
  const [{ type: linked }] = useUrlState(urlParams)
  useEffect(() => {
    if (linked !== kind) return undefined
    // After the drawer has focused its first control.
    const frame = requestAnimationFrame(() => focusField(document, `kinds.${kind}.isOn`))
    return () => cancelAnimationFrame(frame)
  }, [linked, kind])
  const day = useSiteDay(isOn ? form.values.site : null, form.values.tier)
  return (
    <Stack gap={4}>
      <Divider />
      <Switch
        label={t('watch', { type: title })}
        {...(about && { help: t(about) })}
        {...form.field(`kinds.${kind}.isOn`)}
      />
      {isOn && (
        <>
          <Columns count={2}>
            {params.map((param) => (
              <ParamField key={param.name} form={form} kind={kind} param={param} />
            ))}
          </Columns>
          {day && <Levels form={form} type={type} day={day} />}
        </>
      )}
    </Stack>
  )
}

interface ParamFieldProps {
  form: ResourceForm<ThresholdDraft>
  kind: string
  param: AvailableAnomaly['params'][number]
}

function ParamField({ form, kind, param: { name, unit } }: ParamFieldProps) {
  const t = useWords(thresholdsWords)
  const known = paramNames.find((one) => one === `${kind}.${name}`)
  return (
    <NumberField
      label={known ? t(`param.${known}`) : name}
      {...(known && { help: t(`help.${known}`) })}
      required
      min={0}
      unit={unit}
      {...form.field(`kinds.${kind}.values.${name}`)}
    />
  )
}

interface LevelsProps extends WatchedTypeFieldsProps {
  day: SiteDay
}

function Levels({ form, type, day }: LevelsProps) {
  const t = useWords(thresholdsWords)
  if (type.anomaly_type === 'ip') return null
  return (
    <ReadSection read={day.read} failed={t('levels.failed')} size="s">
      {(answer) => <DayLevels form={form} type={type} day={day} entries={stepsOf(answer)} />}
    </ReadSection>
  )
}

function DayLevels({ form, type, day, entries }: LevelsProps & { entries: readonly HistogramEntry[] }) {
  const t = useWords(thresholdsWords)
  const { valueText } = useAnomalyTexts()
  const { anomaly_type: kind, params } = type
  const param = params.find(({ name }) => isLevelParam(kind, name))
  const level = (param && form.values.kinds[kind]?.values[param.name]) ?? null
  const levels = levelsOf(kind, entries, LEVEL_STEP_S)
  if (!levels) return <Text tone="muted">{t('levels.none')}</Text>
  const text = (value: number) => valueText(value, units[kind] ?? 'req/s')
  const { mean, highest, lowest, values } = levels
  const advised = param ? advisedLevel(levels) : null
  const isKnown = level !== null && !Number.isNaN(level) && level > 0
  return (
    <Stack gap={2}>
      <Text as="p">
        {kind === 'hitratio'
          ? t('levels.ratio', { mean: text(mean), lowest: text(lowest) })
          : t('levels.text', { mean: text(mean), highest: text(highest) })}{' '}
        {param && isKnown && t('levels.reached', { n: stepsReached(levels, level), total: values.length })}
      </Text>
      {param && advised !== null && advised !== level && (
        <Inline>
          <Button size="s" onClick={() => form.set(`kinds.${kind}.values.${param.name}`, advised)}>
            {t('levels.use', { value: text(advised) })}
          </Button>
        </Inline>
      )}
      {charted.includes(kind) && <DayChart kind={kind} day={day} level={isKnown ? level : null} />}
    </Stack>
  )
}

function DayChart({ kind, day, level }: { kind: string; day: SiteDay; level: number | null }) {
  const { tier, span, sites } = day
  const chart = useMemo(
    () => anomalyChart(kind, tier, level === null ? null : { name: 'threshold', value: level }),
    [kind, tier, level],
  )
  return <CompanyChart row={chart} span={span} sites={sites} />
}

const paramNames = [
  'traffic.sensitivity',
  'traffic.requests',
  'traffic.bandwidth',
  'hitratio.sensitivity',
  'ip.requests',
  'response_time.max',
  'response_time.requests',
  'response_time.sensitivity',
  'status_code.requests',
  'object_size.increase',
] as const

const explained = ['traffic', 'hitratio', 'ip', 'response_time', 'status_code', 'object_size'] as const

function aboutKey(kind: string) {
  const known = explained.find((one) => one === kind)
  return known && (`about.${known}` as const)
}
