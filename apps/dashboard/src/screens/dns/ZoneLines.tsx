import type { ParsedZone } from '@parapet/api'
import { LineArea, Notice, Stack, useWords } from '@parapet/ui'
import { useCallback, useMemo } from 'react'
import { dnsWords } from './dns.words.ts'

interface ZoneLinesProps {
  label: string
  help: string
  value: string
  onChange: (text: string) => void
  read: ParsedZone
  rows: number
  disabledReason?: string | undefined
}

const mostNotes = 5

/** A text area for a zone file or CSV, with errors and automatic corrections listed by line. */
export function ZoneLines({ read, label, help, value, onChange, rows, disabledReason }: ZoneLinesProps) {
  const t = useWords(dnsWords)
  const { problems, notes } = read
  const faults = useMemo(() => new Map(problems.map(({ line, fault }) => [line, fault])), [problems])
  const check = useCallback(
    (_: string, line: number) => {
      const fault = faults.get(line)
      return fault && t(`error.${fault}`)
    },
    [faults, t],
  )
  return (
    <Stack gap={4}>
      <LineArea
        label={label}
        help={help}
        name="zone"
        rows={rows}
        value={value}
        onChange={onChange}
        check={check}
        {...(disabledReason !== undefined && { disabledReason })}
      />
      {notes.length > 0 && (
        <Notice tone="info" title={t('notes', { n: notes.length })}>
          <ul>
            {notes.slice(0, mostNotes).map(({ line, note }) => (
              <li key={`${line} ${note}`}>
                {t('note.line', { line: String(line) })} {t(`note.${note}`)}
              </li>
            ))}
            {notes.length > mostNotes && <li>{t('andMore', { n: notes.length - mostNotes })}</li>}
          </ul>
        </Notice>
      )}
    </Stack>
  )
}
