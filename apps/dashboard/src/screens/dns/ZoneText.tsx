import { changesTo, readBind, remaining, writeBind, type ZoneChange, zoneEntries } from '@parapet/api'
import { Button, useWords } from '@parapet/ui'
import { useDeferredValue, useMemo } from 'react'
import type { Location } from 'react-router-dom'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { resourceWords } from '../../kit/words/resource.words.ts'
import { dnsWords } from './dns.words.ts'
import type { Zone } from './useZone.ts'
import { ZoneDifference } from './ZoneDifference.tsx'
import { ZoneLines } from './ZoneLines.tsx'

const leavesText = (from: Location, to: Location): boolean => from.pathname !== to.pathname || from.search !== to.search

/** Edits the zone as a BIND zone file; edits become pending changes. */
export function ZoneText({
  zone,
  lockedBy,
  onTaken,
}: {
  zone: Zone
  lockedBy: string | undefined
  onTaken: () => void
}) {
  const t = useWords(dnsWords)
  const ui = useWords(resourceWords)
  const { domain, rows, entries, setChanges } = zone
  const written = useMemo(
    () =>
      writeBind(
        remaining(entries).map(({ record }) => record),
        domain.name,
      ),
    [entries, domain.name],
  )
  const form = useSavedForm({
    initial: { text: written },
    save: async () => next,
    onSaved: (taken) => {
      setChanges(() => taken)
      onTaken()
    },
    failed: ui('failed'),
    leaves: leavesText,
  })
  const { values, isChanged } = form
  const deferred = useDeferredValue(values.text)
  const read = useMemo(() => readBind(deferred, domain.name), [deferred, domain.name])
  const next: readonly ZoneChange[] = useMemo(
    () => changesTo(rows, read.records, domain.name),
    [rows, read, domain.name],
  )
  return (
    <SavedForm
      form={form}
      label={t('text.label')}
      submitLabel={t('text.take')}
      needsChange
      unchangedReason={t('text.unchanged')}
      blockedReason={
        lockedBy ?? (read.problems.length > 0 ? t('text.problems', { n: read.problems.length }) : undefined)
      }
      unsavedLabel={t('notKept')}
      actions={
        isChanged && (
          <Button tone="quiet" onClick={form.discard}>
            {t('text.discard')}
          </Button>
        )
      }
    >
      <ZoneLines
        label={t('text.label')}
        help={t('text.help')}
        rows={20}
        value={values.text}
        onChange={(text) => form.set('text', text)}
        read={read}
        disabledReason={lockedBy}
      />
      {isChanged && read.problems.length === 0 && (
        <ZoneDifference
          label={t('review.difference')}
          before={rows}
          after={remaining(zoneEntries(rows, next, domain.name))}
          domain={domain.name}
        />
      )}
    </SavedForm>
  )
}
