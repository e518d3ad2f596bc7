import { type BulkLines, lineColumns } from '@parapet/api'
import {
  Button,
  FileField,
  FilterRow,
  Inline,
  Section,
  Select,
  Stack,
  Status,
  Text,
  TextArea,
  useFormat,
  useWords,
} from '@parapet/ui'
import { type ClipboardEvent, useMemo } from 'react'
import { ImportLines } from './ImportLines.tsx'
import { ImportOverlaps } from './ImportOverlaps.tsx'
import { importListsWords } from './importLists.words.ts'
import { SaveImport } from './SaveImport.tsx'
import { type Import, useImport } from './useImport.ts'

/** Above these a text is kept beside the field: browsers lay out every line of a text area. */
const MOST_IN_FIELD = { characters: 60_000, lines: 2000 } as const
const LINES_SHOWN = 20
const MOST_BYTES = 64 * 1024 * 1024
const endings = ['.txt', '.csv', '.list', '.netset', '.ipset', '.tsv'] as const
const SAMPLE_LINES = 20
const MOST_OF_SAMPLE = 40

const isLong = (text: string) =>
  text.length > MOST_IN_FIELD.characters || text.split('\n', MOST_IN_FIELD.lines + 1).length > MOST_IN_FIELD.lines

/** Where addresses are pasted by the hundred thousand, corrected, compared and saved. */
export function ImportView() {
  const given = useImport()
  const { bulk, isJudging } = given
  const t = useWords(importListsWords)
  return (
    <Stack gap={6}>
      <Paste given={given} />
      {isJudging && <Status tone="info" label={t('judging')} />}
      {bulk && (
        <>
          <ImportLines bulk={bulk} setText={given.setText} columns={given.columns} />
          <ImportOverlaps bulk={bulk} />
          <SaveImport bulk={bulk} isJudging={isJudging} onSaved={() => given.setText('')} />
        </>
      )}
    </Stack>
  )
}

function Paste({ given }: { given: Import }) {
  const t = useWords(importListsWords)
  const f = useFormat()
  const { text, setText, bulk } = given
  const isBeside = useMemo(() => isLong(text), [text])
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!isLong(pasted)) return
    event.preventDefault()
    setText(text === '' ? pasted : `${text}\n${pasted}`)
  }
  return (
    <Section title={t('paste.title')}>
      <Stack gap={4}>
        <Text as="p">{t('paste.sentence')}</Text>
        <div onPasteCapture={paste}>
          <TextArea
            label={t('paste.label')}
            name="addresses"
            help={t('paste.help')}
            mono
            rows={8}
            value={isBeside ? text.split('\n', LINES_SHOWN).join('\n') : text}
            onChange={(next) => {
              if (!isBeside) setText(next)
            }}
            {...(isBeside && {
              disabledReason: t('paste.long', { lines: f.number(bulk?.lines ?? null), size: f.bytes(text.length) }),
            })}
          />
        </div>
        <Inline gap={3} align="end">
          <FileField
            label={t('paste.file')}
            name="file"
            value={[]}
            endings={endings}
            maxBytes={MOST_BYTES}
            onChange={([file]) => void file?.text().then(setText)}
          />
          {text !== '' && (
            <Button icon="x" onClick={() => setText('')}>
              {t('paste.again')}
            </Button>
          )}
        </Inline>
        {bulk && <ColumnChoice given={given} bulk={bulk} />}
      </Stack>
    </Section>
  )
}

/** Which column of a CSV has the addresses, offered where lines have several. */
function ColumnChoice({ given, bulk }: { given: Import; bulk: BulkLines }) {
  const t = useWords(importListsWords)
  const samples = useMemo(() => {
    const rows = Array.from({ length: Math.min(SAMPLE_LINES, bulk.lines) }, (_, line) => lineColumns(bulk.textOf(line)))
    const widest = rows.reduce((longest, row) => (row.length > longest.length ? row : longest), [] as string[])
    const isTable = rows.filter((row) => row.length === widest.length).length > rows.length / 2
    return isTable && widest.length > 1 ? (rows.find((row) => row.length === widest.length) ?? widest) : []
  }, [bulk])
  const { columns, setColumns } = given
  if (samples.length === 0) return null
  const options = samples.map((sample, index) => ({
    value: String(index),
    label: t('columns.option', { n: index + 1, sample: sample.slice(0, MOST_OF_SAMPLE) }),
  }))
  return (
    <FilterRow>
      <Select
        label={t('columns.address')}
        name="addressColumn"
        value={columns ? String(columns.address) : 'auto'}
        options={[{ value: 'auto', label: t('columns.auto') }, ...options]}
        onChange={(chosen) =>
          setColumns(
            chosen === 'auto' || chosen === null
              ? undefined
              : { address: Number(chosen), description: columns?.description ?? null },
          )
        }
      />
      {columns && (
        <Select
          label={t('columns.description')}
          name="descriptionColumn"
          value={columns.description === null ? 'none' : String(columns.description)}
          options={[{ value: 'none', label: t('columns.none') }, ...options]}
          onChange={(chosen) =>
            setColumns({ ...columns, description: chosen === 'none' || chosen === null ? null : Number(chosen) })
          }
        />
      )}
    </FilterRow>
  )
}
