import { changesTo, changesWith, readBind, readZoneCsv, remaining, type ZoneChange, zoneEntries } from '@parapet/api'
import { Drawer, FileField, RadioCards, useWords } from '@parapet/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { useOpenItem } from '../../kit/resource/useOpenItem.ts'
import { resourceWords } from '../../kit/words/resource.words.ts'
import { useUrlState } from '../../platform/router/useUrlState.ts'
import { dnsWords } from './dns.words.ts'
import type { Zone } from './useZone.ts'
import { ZoneDifference } from './ZoneDifference.tsx'
import { ZoneLines } from './ZoneLines.tsx'
import { openSchema } from './zoneView.ts'

const endings = ['.zone', '.db', '.txt', '.csv'] as const
const mostBytes = 4 * 1024 * 1024
const modes = ['add', 'replace'] as const
const leaves = () => true

interface ImportedText {
  readonly text: string
  readonly mode: (typeof modes)[number]
}
const noText: ImportedText = { text: '', mode: 'add' }
// Without a text the mode is not worth a question.
const textOf = (values: ImportedText): ImportedText => (values.text === '' ? noText : values)

/** Imports the records of a zone file or CSV into the pending changes. */
export function ImportDrawer({ zone }: { zone: Zone }) {
  const t = useWords(dnsWords)
  const item = useOpenItem()
  const [{ open }] = useUrlState(openSchema)
  return (
    <Drawer size="l" open={open === 'import'} onClose={item.close} title={t('import')}>
      {open === 'import' && <ImportForm zone={zone} onClose={item.close} onTaken={item.leaveForm} />}
    </Drawer>
  )
}

const isCsv = (text: string) => /^\ufeff?[^\n]*\btype\b/i.test(text) && /^\ufeff?[^\n;"$]*[,;\t]/.test(text)

function ImportForm({ zone, onClose, onTaken }: { zone: Zone; onClose: () => void; onTaken: () => void }) {
  const t = useWords(dnsWords)
  const ui = useWords(resourceWords)
  const { domain, rows, entries, changes, setChanges } = zone
  const [files, setFiles] = useState<readonly File[]>([])
  const form = useSavedForm({
    initial: noText,
    asSent: textOf,
    save: async () => next,
    onSaved: (imported) => {
      setChanges(() => imported)
      onTaken()
    },
    failed: ui('failed'),
    leaves,
  })
  const { text, mode } = form.values
  const deferred = useDeferredValue(text)
  const read = useMemo(
    () => (isCsv(deferred) ? readZoneCsv(deferred, domain.name) : readBind(deferred, domain.name)),
    [deferred, domain.name],
  )
  const next: readonly ZoneChange[] = useMemo(
    () =>
      mode === 'replace'
        ? changesTo(rows, read.records, domain.name)
        : changesWith(entries, changes, read.records, domain.name),
    [mode, rows, entries, changes, read, domain.name],
  )
  const after = zoneEntries(rows, next, domain.name)
  const problems = read.problems.length
  const choose = async (chosen: readonly File[]) => {
    setFiles(chosen)
    const [file] = chosen
    if (file) form.set('text', await file.text())
  }
  const reason =
    (read.records.length === 0 ? t('import.nothing') : undefined) ??
    (mode === 'replace' && problems > 0 ? t('text.problems', { n: problems }) : undefined)
  return (
    <SavedForm
      form={form}
      label={t('import')}
      submitLabel={t('import.take', { n: read.records.length })}
      blockedReason={reason}
      unsavedLabel={null}
      onCancel={onClose}
    >
      <FileField
        label={t('import.file')}
        help={t('import.help')}
        name="file"
        endings={endings}
        maxBytes={mostBytes}
        value={files}
        onChange={(chosen) => void choose(chosen)}
      />
      <ZoneLines
        label={t('import.text')}
        help={t('import.columns')}
        rows={8}
        value={text}
        onChange={(value) => form.set('text', value)}
        read={read}
      />
      <RadioCards
        label={t('import.mode')}
        options={modes.map((value) => ({
          value,
          label: t(`import.${value}`),
          help: t(`import.${value}.text`),
        }))}
        {...form.field('mode')}
      />
      {read.records.length > 0 && (
        <ZoneDifference
          label={t('review.difference')}
          before={remaining(entries)}
          after={remaining(after)}
          domain={domain.name}
        />
      )}
    </SavedForm>
  )
}
