import { hostText } from '@parapet/api'
import { DiffView, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { useSession } from '../../platform/session/SessionContext.ts'
import { resourceWords } from '../words/resource.words.ts'
import type { AnyT } from './anyWords.ts'
import { fieldLabel } from './fieldLabel.ts'
import type { FieldChange } from './historyChanges.ts'
import type { HistoryField, HistoryTools } from './historyValues.ts'

interface FieldChangesProps {
  changes: readonly FieldChange[]
  t: AnyT
  fields: Readonly<Record<string, HistoryField>>
}

/** The fields that a change has set: a short value or a new list in a line, a changed list or an object as lines that differ. */
export function FieldChanges({ changes, t, fields }: FieldChangesProps) {
  const ui = useWords(resourceWords)
  const f = useFormat()
  const { company } = useSession()
  if (changes.length === 0) return <Text tone="muted">{ui('history.same')}</Text>
  const tools: HistoryTools = {
    t,
    f,
    siteName: (id) => {
      const url = company?.sites.find((site) => String(site.id) === String(id))?.url
      return url && hostText(url)
    },
  }
  const textOf = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '—'
    const text = fields[field]?.text?.(value, tools)
    if (text !== undefined) return text
    if (typeof value === 'boolean') return ui(value ? 'history.yes' : 'history.no')
    if (Array.isArray(value)) return value.map((item) => textOf(field, item)).join(', ')
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  /** One item of a list a line, so that a difference shows the items that came and went. */
  const linesOf = (field: string, value: unknown): string => {
    if (value === undefined || value === null) return ''
    if (Array.isArray(value)) return value.map((item) => textOf(field, item)).join('\n')
    return fields[field]?.text?.(value, tools) ?? JSON.stringify(value, null, 2)
  }
  return (
    <Stack gap={1}>
      {changes.map(({ field, before, after }) => {
        const label = fieldLabel(field, fields, t) ?? field
        if (isLong(before) || (isLong(after) && (before !== undefined || !Array.isArray(after))))
          return <DiffView key={field} label={label} before={linesOf(field, before)} after={linesOf(field, after)} />
        const values = { field: label, before: textOf(field, before), after: textOf(field, after) }
        return (
          <Text as="p" key={field}>
            {ui(before === undefined ? 'history.set' : 'history.changed', values)}
          </Text>
        )
      })}
    </Stack>
  )
}

const isLong = (value: unknown): boolean => typeof value === 'object' && value !== null
