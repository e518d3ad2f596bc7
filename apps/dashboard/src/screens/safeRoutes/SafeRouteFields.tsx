import { cookieLifetimes, hostText, isLongCookie, requestedPath, type SafeRoute, safeRouteLimits } from '@parapet/api'
import {
  Combobox,
  DateField,
  Notice,
  Select,
  Switch,
  TextArea,
  TextField,
  useFormat,
  useLocale,
  useWords,
} from '@parapet/ui'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { useSavedAs } from '../../kit/resource/useSavedAs.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { dayOf, endOfDay } from '../../shared/board/views/days.ts'
import type { SafeRouteValues } from './safeRoutes.tsx'
import { safeRoutesWords } from './safeRoutes.words.ts'

export function SafeRouteFields({ form }: { form: ResourceForm<SafeRouteValues>; row: SafeRoute | null }) {
  const t = useWords(safeRoutesWords)
  const f = useFormat()
  const { zone } = useLocale()
  const { company } = useSession()
  const savedAs = useSavedAs()
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
        options={(company?.sites ?? []).map(({ id, url }) => ({ value: String(id), label: hostText(url) }))}
        {...form.field('site')}
      />
      <TextField
        label={t('column.url')}
        required
        mono
        help={savedAs(values.url, requestedPath(values.url), t('url.help'))}
        {...form.field('url')}
      />
      <Select
        label={t('column.duration')}
        help={t('duration.help')}
        options={seconds.map((one) => ({ value: String(one), label: f.duration(one) }))}
        {...form.field('duration')}
      />
      {isLongCookie(Number(values.duration)) && <Notice tone="watch">{t('duration.long')}</Notice>}
      <DateField
        label={t('column.expires')}
        help={t('expires.help')}
        today={dayOf(Date.now() / 1000, zone)}
        {...form.field('expires_at')}
        value={expires === null ? null : dayOf(expires - 1, zone)}
        onChange={(day) => form.set('expires_at', day === null ? null : endOfDay(day, zone))}
      />
      <Switch label={t('column.active')} {...form.field('active')} />
    </>
  )
}
