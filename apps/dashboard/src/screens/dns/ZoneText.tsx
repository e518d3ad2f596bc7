import { changesTo, readBind, remaining, writeBind, zoneEntries } from '@parapet/api'
import { Button, FormActions, Stack, Status, useWords } from '@parapet/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Location } from 'react-router-dom'
import { useUnsavedWork } from '../../kit/form/unsavedWork.ts'
import { dnsWords } from '../../words/dns.ts'
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
  const { domain, rows, entries, setChanges } = zone
  const written = useMemo(
    () =>
      writeBind(
        remaining(entries).map(({ record }) => record),
        domain.name,
      ),
    [entries, domain.name],
  )
  const [typed, setTyped] = useState<string>()
  const text = typed ?? written
  const deferred = useDeferredValue(text)
  const read = useMemo(() => readBind(deferred, domain.name), [deferred, domain.name])
  const isDirty = typed !== undefined && typed !== written
  const release = useUnsavedWork(isDirty, leavesText)
  const next = useMemo(() => changesTo(rows, read.records, domain.name), [rows, read, domain.name])
  const take = () => {
    release()
    setTyped(undefined)
    setChanges(() => next)
    onTaken()
  }
  return (
    <Stack gap={4}>
      <ZoneLines
        label={t('text.label')}
        help={t('text.help')}
        rows={20}
        value={text}
        onChange={setTyped}
        read={read}
        disabledReason={lockedBy}
      />
      {isDirty && read.problems.length === 0 && (
        <ZoneDifference
          label={t('review.difference')}
          before={rows}
          after={remaining(zoneEntries(rows, next, domain.name))}
          domain={domain.name}
        />
      )}
      <FormActions>
        <Button
          tone="primary"
          onClick={take}
          disabledReason={
            lockedBy ??
            (isDirty ? undefined : t('text.unchanged')) ??
            (read.problems.length > 0 ? t('text.problems', { n: read.problems.length }) : undefined)
          }
        >
          {t('text.take')}
        </Button>
        {isDirty && (
          <Button tone="quiet" onClick={() => setTyped(undefined)}>
            {t('text.discard')}
          </Button>
        )}
        {isDirty && <Status tone="quiet" label={t('notKept')} />}
      </FormActions>
    </Stack>
  )
}
