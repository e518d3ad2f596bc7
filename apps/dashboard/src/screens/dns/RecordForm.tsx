import { asciiHost, dnsRecordTypes, dnsTtls, fullName, type RecordEntry, type ZoneRecord } from '@parapet/api'
import { FieldSet, Grid, Notice, NumberField, Select, TextArea, TextField, useFormat, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import type { Location } from 'react-router-dom'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { useSavedAs } from '../../kit/resource/useSavedAs.ts'
import { resourceWords } from '../../kit/words/resource.words.ts'
import { failureWords } from '../../platform/failure/failure.words.ts'
import { dnsWords } from './dns.words.ts'
import { draftErrors, draftOf, recordOf } from './recordDraft.ts'
import type { Zone } from './useZone.ts'

interface RecordFormProps {
  zone: Zone
  entry: RecordEntry | null
  template?: ZoneRecord | null
  lockedBy: string | undefined
  onKeep: (record: ZoneRecord) => void
  onCancel?: () => void
}

const typeNames: readonly string[] = dnsRecordTypes
const numbers = ['priority', 'weight', 'port'] as const

const hasForeign = (text: string) => asciiHost(text.trim()) !== text.trim()

const leavesForm = (from: Location, to: Location): boolean => {
  const open = (location: Location) => new URLSearchParams(location.search).get('open')
  return from.pathname !== to.pathname || open(from) !== open(to)
}

/** The fields of a record by its type, validated against the zone with its pending changes. */
export function RecordForm({ zone, entry, template = null, lockedBy, onKeep, onCancel }: RecordFormProps) {
  const t = useWords(dnsWords)
  const ui = useWords(resourceWords)
  const failed = useWords(failureWords)
  const savedAs = useSavedAs()
  const f = useFormat()
  const { domain, entries, refusals } = zone
  const id = entry?.id ?? null
  const initial = useMemo(() => draftOf(entry?.record ?? template), [entry?.record, template])
  const form = useSavedForm({
    initial,
    check: (values) => ({ ...draftErrors(values, id, entries, domain.name, t) }),
    save: async (values) => recordOf(values, domain.name),
    onSaved: onKeep,
    failed: ui('failed'),
    draft: { code: `dns.${domain.id}.record.${id ?? 'new'}` },
    leaves: leavesForm,
    lockedBy,
  })
  const { values } = form
  const { type } = values
  const saved = recordOf(values, domain.name)
  const isKnown = typeNames.includes(type)
  const refusal = id === null ? undefined : refusals.get(id)

  const valueKey = type.startsWith('MX_') ? 'MX' : type
  return (
    <SavedForm
      form={form}
      label={t('record')}
      submitLabel={t(entry === null ? 'keep.new' : 'keep')}
      blockedReason={isKnown ? undefined : t('unknownType', { type })}
      needsChange={entry !== null}
      onCancel={onCancel}
      unsavedLabel={t('notKept')}
      error={refusal && failed('notAccepted', { message: refusal })}
    >
      {!isKnown && <Notice tone="info">{t('unknownType', { type })}</Notice>}
      <FieldSet isLocked={!isKnown}>
        <Grid min={220}>
          <Select
            label={t('column.type')}
            help={isKnown ? t(`type.${valueKey as 'A'}`) : undefined}
            options={(isKnown ? typeNames : [...typeNames, type]).map((value) => ({
              value,
              label: value.startsWith('MX_') ? t('mx', { n: Number(value.slice(3)) }) : value,
            }))}
            {...form.field('type')}
          />
          <TextField
            label={t('column.name')}
            mono
            placeholder="@"
            help={t(type === 'SRV' ? 'name.srv' : 'name.help', { name: fullName(values.name, domain.name) })}
            {...form.field('name')}
          />
          <Select
            label={t('column.ttl')}
            help={t('ttl.help')}
            options={ttlsWith(Number(values.ttl)).map((ttl) => ({ value: String(ttl), label: f.duration(ttl) }))}
            {...form.field('ttl')}
          />
        </Grid>
        {type === 'TXT' ? (
          <TextArea
            label={t('value.TXT')}
            required
            maxLength={2048}
            help={savedAs(
              values.value,
              saved.value,
              saved.value === values.value.trim() ? undefined : t('value.unquoted'),
            )}
            {...form.field('value')}
          />
        ) : (
          type !== 'CDN' && (
            <TextField
              label={isKnown ? t(`value.${valueKey as 'A'}`) : t('column.value')}
              required
              mono
              help={hasForeign(values.value) ? savedAs(values.value, saved.value) : undefined}
              {...form.field('value')}
            />
          )
        )}
        {type === 'SRV' && (
          <Grid min={120}>
            {numbers.map((field) => (
              <NumberField
                key={field}
                label={t(`srv.${field}`)}
                required
                min={0}
                max={65_535}
                help={t(`srv.${field}.help`)}
                {...form.field(field)}
              />
            ))}
          </Grid>
        )}
      </FieldSet>
    </SavedForm>
  )
}

const ttlsWith = (ttl: number): number[] => [...new Set<number>([...dnsTtls, ttl])].sort((one, other) => one - other)
