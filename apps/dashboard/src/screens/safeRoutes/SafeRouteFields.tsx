import { cookieLifetimes, isLongCookie, type SafeRoute, safeRouteLimits } from '@parapet/api'
import { dayNumber, instantOf } from '@parapet/base'
import {
  Combobox,
  DateField,
  type Day,
  Notice,
  Select,
  Switch,
  TextArea,
  TextField,
  useFormat,
  useLocale,
  useWords,
} from '@parapet/ui'
import type { ResourceForm } from '../../resource/useResourceForm.ts'
import { useSession } from '../../session/SessionContext.ts'
import { safeRoutesWords } from '../../words/safeRoutes.ts'
import type { SafeRouteValues } from './safeRoutes.tsx'

const DAY_S = 86_400

const dayOf = (epochDay: number): Day => new Date(epochDay * DAY_S * 1000).toISOString().slice(0, 10)
const endOf = (day: Day, zone: string): number => instantOf(Date.parse(`${day}T00:00:00Z`) / 1000 + DAY_S, zone)

export function SafeRouteFields({ form }: { form: ResourceForm<SafeRouteValues>; row: SafeRoute | null }) {
  const t = useWords(safeRoutesWords)
  const f = useFormat()
  const { zone } = useLocale()
  const { company } = useSession()
  const { values } = form
  const seconds = [...new Set([...cookieLifetimes, Number(values.duration)])].sort((a, b) => a - b)
  const expires = values.expires_at
  return (
    <>
      <TextField label={t('column.name')} required {...form.field('name')} />
      <TextArea label={t('description')} maxLength={safeRouteLimits.description} {...form.field('description')} />
      <Combobox
        label={t('column.site')}
        required
        options={(company?.sites ?? []).map(({ id, url }) => ({ value: String(id), label: url }))}
        {...form.field('site')}
      />
      <TextField label={t('column.url')} required mono help={t('url.help')} {...form.field('url')} />
      <Select
        label={t('column.duration')}
        help={t('duration.help')}
        options={seconds.map((one) => ({ value: String(one), label: f.duration(one) }))}
        {...form.field('duration')}
        onChange={(next) => form.set('duration', next ?? String(cookieLifetimes[0]))}
      />
      {isLongCookie(Number(values.duration)) && <Notice tone="watch">{t('duration.long')}</Notice>}
      <DateField
        label={t('column.expires')}
        help={t('expires.help')}
        today={dayOf(dayNumber(Date.now() / 1000, zone))}
        {...form.field('expires_at')}
        value={expires === null ? null : dayOf(dayNumber(expires - 1, zone))}
        onChange={(day) => form.set('expires_at', day === null ? null : endOf(day, zone))}
      />
      <Switch label={t('column.active')} {...form.field('active')} />
    </>
  )
}
