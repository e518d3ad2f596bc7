import {
  ANOMALY_STEP_S,
  type AvailableAnomaly,
  type HistogramEntry,
  isLevelParam,
  levelsOf,
  proposedParams,
  sensitivityOf,
  stepsForOneAddress,
  stepsOf,
  stepsReached,
  type ThresholdDraft,
  wouldHaveFound,
} from '@parapet/api'
import {
  Button,
  Columns,
  Divider,
  focusField,
  Inline,
  NumberField,
  Stack,
  Switch,
  Text,
  useFormat,
  useWords,
} from '@parapet/ui'
import { anomalyChart } from '@parapet/widgets/spans'
import { useEffect, useMemo } from 'react'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { idParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { CompanyChart } from '../../shared/board/CompanyChart.tsx'
import { thresholdsWords } from './thresholds.words.ts'
import { useAnomalyTexts } from './useAnomalyTexts.ts'
import { type SiteWeek, useBusiestAddress, useSiteWeek } from './useSiteWeek.ts'

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
  const week = useSiteWeek(isOn ? form.values.site : null, form.values.tier)
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
          {week && <Levels form={form} type={type} week={week} />}
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
  const sensitivity = sensitivityOf(kind, name, form.values.kinds[kind]?.values[name])
  const help = [...(sensitivity ? [t(`sense.${sensitivity}`)] : []), ...(known ? [t(`help.${known}`)] : [])]
  return (
    <NumberField
      label={known ? t(`param.${known}`) : name}
      {...(help.length > 0 && { help: help.join(' ') })}
      required
      min={0}
      unit={unit}
      {...form.field(`kinds.${kind}.values.${name}`)}
    />
  )
}

interface LevelsProps extends WatchedTypeFieldsProps {
  week: SiteWeek
}

function Levels({ form, type, week }: LevelsProps) {
  const t = useWords(thresholdsWords)
  return (
    <ReadSection read={week.read} failed={t('levels.failed')} size="s">
      {(answer) => {
        const entries = stepsOf(answer)
        return (
          <Stack gap={2}>
            <DayLevels form={form} type={type} week={week} entries={entries} />
            <WeekBefore form={form} type={type} entries={entries} />
            {type.anomaly_type === 'ip' ? (
              <AddressProposal form={form} type={type} week={week} entries={entries} />
            ) : (
              <Proposal form={form} type={type} params={proposedParams(type.anomaly_type, entries)} entries={entries} />
            )}
          </Stack>
        )
      }}
    </ReadSection>
  )
}

type Entries = readonly HistogramEntry[]

function DayLevels({ form, type, week, entries }: LevelsProps & { entries: Entries }) {
  const t = useWords(thresholdsWords)
  const { valueText } = useAnomalyTexts()
  const { anomaly_type: kind, params } = type
  if (kind === 'ip') return null
  const param = params.find(({ name }) => isLevelParam(kind, name))
  const level = (param && form.values.kinds[kind]?.values[param.name]) ?? null
  const ofDay = entries.filter(({ timestamp }) => timestamp >= week.day.from)
  const levels = levelsOf(kind, ofDay, ANOMALY_STEP_S)
  if (!levels) return <Text tone="muted">{t('levels.none')}</Text>
  const text = (value: number) => valueText(value, units[kind] ?? 'req/s')
  const { mean, highest, lowest, values } = levels
  const isKnown = level !== null && !Number.isNaN(level) && level > 0
  return (
    <>
      <Text as="p">
        {kind === 'hitratio'
          ? t('levels.ratio', { mean: text(mean), lowest: text(lowest) })
          : t('levels.text', { mean: text(mean), highest: text(highest) })}{' '}
        {param && isKnown && t('levels.reached', { n: stepsReached(levels, level), total: values.length })}
      </Text>
      {charted.includes(kind) && <DayChart kind={kind} week={week} level={isKnown ? level : null} />}
    </>
  )
}

function DayChart({ kind, week, level }: { kind: string; week: SiteWeek; level: number | null }) {
  const { tier, day, sites } = week
  const chart = useMemo(
    () => anomalyChart(kind, tier, level === null ? null : { name: 'threshold', value: level }),
    [kind, tier, level],
  )
  return <CompanyChart row={chart} span={day} sites={sites} />
}

/** The params of a kind as entered; null while one of them is no number above 0. */
function enteredParams(form: ResourceForm<ThresholdDraft>, kind: string): Record<string, number> | null {
  const entered = Object.entries(form.values.kinds[kind]?.values ?? {})
  const known = entered.flatMap(([name, value]) => (value !== null && value > 0 ? [[name, value] as const] : []))
  return known.length === entered.length ? Object.fromEntries(known) : null
}

/** How often these params would have reported something in the week before, by the rule of the detection. */
function WeekBefore({ form, type, entries }: WatchedTypeFieldsProps & { entries: Entries }) {
  const t = useWords(thresholdsWords)
  const f = useFormat()
  const { valueText } = useAnomalyTexts()
  const { anomaly_type: kind } = type
  const params = enteredParams(form, kind)
  // Steps of five minutes of a week: not judged again while nothing that counts has changed.
  const key = JSON.stringify(params)
  const found = useMemo(() => {
    const given: Record<string, number> | null = JSON.parse(key)
    return given && wouldHaveFound(kind, given, entries)
  }, [key, kind, entries])
  if (!params) return <Text tone="muted">{t('week.incomplete')}</Text>
  if (kind === 'ip') return <Text as="p">{t('week.ip', { n: stepsForOneAddress(entries, params.requests ?? 0) })}</Text>
  if (!found) return <Text tone="muted">{t('week.unknown')}</Text>
  const last = found.at(-1)
  const text = (value: number) => valueText(value, units[kind] ?? 'req/s')
  return (
    <Text as="p">
      {t('week.found', { n: found.length })}{' '}
      {last &&
        kind === 'object_size' &&
        t('week.lastGrowth', { date: f.date(last.from, 'dateTime'), value: f.percent(last.worst / 100) })}
      {last &&
        kind !== 'object_size' &&
        t('week.last', { date: f.date(last.from, 'dateTime'), value: text(last.worst), usual: text(last.usual) })}
    </Text>
  )
}

interface ProposalProps extends WatchedTypeFieldsProps {
  params: Readonly<Record<string, number>> | null
  entries: Entries
}

/** Values that fit the traffic of the week, with what they would have reported, and a button that enters them. */
function Proposal({ form, type, params, entries }: ProposalProps) {
  const t = useWords(thresholdsWords)
  const f = useFormat()
  const { anomaly_type: kind } = type
  if (!params) return null
  const own = form.values.kinds[kind]?.values ?? {}
  const offered = Object.entries(params).filter(([name]) => name in own)
  if (offered.length === 0 || offered.every(([name, value]) => own[name] === value)) return null
  const nameOf = (name: string) => {
    const known = paramNames.find((one) => one === `${kind}.${name}`)
    const unit = type.params.find((one) => one.name === name)?.unit ?? ''
    return { label: known ? t(`param.${known}`) : name, unit }
  }
  const values = offered.map(([name, value]) => {
    const { label, unit } = nameOf(name)
    return `${label} ${f.number(value)} ${unit}`.trim()
  })
  const found = wouldHaveFound(kind, { ...enteredParams(form, kind), ...params }, entries)
  return (
    <Inline gap={2}>
      <Button
        size="s"
        onClick={() => {
          for (const [name, value] of offered) form.set(`kinds.${kind}.values.${name}`, value)
        }}
      >
        {t('proposal.use', { values: values.join(', ') })}
      </Button>
      <Text tone="muted" size="s">
        {found ? t('proposal.found', { n: found.length }) : t('proposal.address')}
      </Text>
    </Inline>
  )
}

function AddressProposal({ form, type, week, entries }: LevelsProps & { entries: Entries }) {
  const busiest = useBusiestAddress(week, entries)
  const params = busiest === undefined || busiest <= 0 ? null : { requests: Number((3 * busiest).toPrecision(2)) }
  return <Proposal form={form} type={type} params={params} entries={entries} />
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
