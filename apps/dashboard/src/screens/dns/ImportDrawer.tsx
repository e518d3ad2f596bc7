import { changesTo, changesWith, readBind, readZoneCsv, remaining, zoneEntries } from '@parapet/api'
import { Button, Drawer, FileField, Form, FormActions, RadioCards, useWords } from '@parapet/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { useUnsavedWork } from '../../kit/form/unsavedWork.ts'
import { useOpenItem } from '../../resource/useOpenItem.ts'
import { useUrlState } from '../../router/useUrlState.ts'
import { dnsWords } from '../../words/dns.ts'
import { resourceWords } from '../../words/resource.ts'
import type { Zone } from './useZone.ts'
import { ZoneDifference } from './ZoneDifference.tsx'
import { ZoneLines } from './ZoneLines.tsx'
import { openSchema } from './zoneView.ts'

const endings = ['.zone', '.db', '.txt', '.csv'] as const
const mostBytes = 4 * 1024 * 1024
const modes = ['add', 'replace'] as const
const leaves = () => true

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
  const [text, setText] = useState('')
  const [mode, setMode] = useState<(typeof modes)[number]>('add')
  const release = useUnsavedWork(text !== '', leaves)
  const deferred = useDeferredValue(text)
  const read = useMemo(
    () => (isCsv(deferred) ? readZoneCsv(deferred, domain.name) : readBind(deferred, domain.name)),
    [deferred, domain.name],
  )
  const next = useMemo(
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
    if (file) setText(await file.text())
  }
  const reason =
    (read.records.length === 0 ? t('import.nothing') : undefined) ??
    (mode === 'replace' && problems > 0 ? t('text.problems', { n: problems }) : undefined)
  const take = () => {
    if (reason !== undefined) return
    release()
    setChanges(() => next)
    onTaken()
  }
  return (
    <Form label={t('import')} onSubmit={take}>
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
        onChange={setText}
        read={read}
      />
      <RadioCards
        label={t('import.mode')}
        name="mode"
        options={modes.map((value) => ({
          value,
          label: t(`import.${value}`),
          help: t(`import.${value}.text`),
        }))}
        value={mode}
        onChange={setMode}
      />
      {read.records.length > 0 && (
        <ZoneDifference
          label={t('review.difference')}
          before={remaining(entries)}
          after={remaining(after)}
          domain={domain.name}
        />
      )}
      <FormActions>
        <Button type="submit" tone="primary" disabledReason={reason}>
          {t('import.take', { n: read.records.length })}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {ui('cancel')}
        </Button>
      </FormActions>
    </Form>
  )
}
