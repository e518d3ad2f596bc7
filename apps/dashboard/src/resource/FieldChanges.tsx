import { DiffView, Stack, Text, useWords } from '@parapet/ui'
import { resourceWords } from '../words/resource.ts'
import type { FieldChange } from './historyChanges.ts'
import type { ResourceT } from './resource.ts'

/** The fields that a change has set: a short value in a line, before and after; a list or an object as lines that differ. */
export function FieldChanges({ changes, t }: { changes: readonly FieldChange[]; t: ResourceT }) {
  const ui = useWords(resourceWords)
  if (changes.length === 0) return <Text tone="muted">{ui('history.same')}</Text>
  return (
    <Stack gap={1}>
      {changes.map(({ field, before, after }) => (
        <Change key={field} label={labelOf(field, t)} before={before} after={after} />
      ))}
    </Stack>
  )
}

function Change({ label, before, after }: { label: string; before: unknown; after: unknown }) {
  const ui = useWords(resourceWords)
  if (isLong(before) || isLong(after)) return <DiffView label={label} before={linesOf(before)} after={linesOf(after)} />
  const values = { field: label, before: textOf(before), after: textOf(after) }
  return <Text as="p">{ui(before === undefined ? 'history.set' : 'history.changed', values)}</Text>
}

function labelOf(field: string, t: ResourceT): string {
  const key = `column.${field}`
  const heading = t(key)
  return heading === key ? field : heading
}

const isLong = (value: unknown): boolean => typeof value === 'object' && value !== null
const textOf = (value: unknown): string => (value === null || value === '' ? '—' : String(value))
const linesOf = (value: unknown): string =>
  value === undefined
    ? ''
    : Array.isArray(value)
      ? value.map((item) => (isLong(item) ? JSON.stringify(item) : textOf(item))).join('\n')
      : JSON.stringify(value, null, 2)
