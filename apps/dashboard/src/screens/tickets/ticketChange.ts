import type { TicketDetails } from '@parapet/api'
import type { T } from '@parapet/ui'
import type en from './tickets.en.ts'

type Change = TicketDetails['journals'][number]['details'][number]
type NameOf = (id: string) => string | undefined
type FieldKey = keyof typeof en & (`column.${string}` | `field.${string}` | 'description' | 'panel.watchers')

/** Names of what the tracker's history only numbers. */
export interface TicketNames {
  readonly statuses: NameOf
  readonly priorities: NameOf
  readonly types: NameOf
  readonly projects: NameOf
  readonly people: NameOf
  readonly customFields: NameOf
}

const number: NameOf = (id) => `#${id}`
const asIs: NameOf = (text) => text

interface Field {
  readonly label: FieldKey
  /** Words for a value; without it only the change as such is told. */
  readonly value?: (names: TicketNames) => NameOf
}

/** The fields of Redmine's history (`attr`). */
const fields: Readonly<Record<string, Field>> = {
  status_id: { label: 'column.status', value: (names) => names.statuses },
  priority_id: { label: 'column.priority', value: (names) => names.priorities },
  assigned_to_id: { label: 'column.assigned', value: (names) => names.people },
  subject: { label: 'column.subject', value: () => asIs },
  description: { label: 'description' },
  tracker_id: { label: 'column.type', value: (names) => names.types },
  project_id: { label: 'field.project', value: (names) => names.projects },
  category_id: { label: 'field.category' },
  fixed_version_id: { label: 'field.version' },
  parent_id: { label: 'field.parent', value: () => number },
  start_date: { label: 'field.start', value: () => asIs },
  due_date: { label: 'field.due', value: () => asIs },
  done_ratio: { label: 'field.done', value: () => (text) => `${text} %` },
  estimated_hours: { label: 'field.hours', value: () => asIs },
  is_private: { label: 'field.private' },
}

/** Describes a change of a ticket in words: no key or id of the tracker is shown. */
export function describeChange(change: Change, names: TicketNames, t: T<typeof en>): string {
  const { property, name, old_value, new_value } = change
  switch (property) {
    case 'attachment':
      return new_value
        ? t('change.fileAdded', { name: new_value })
        : t('change.fileRemoved', { name: old_value || '—' })
    case 'relation':
      return new_value ? t('change.related', { id: new_value }) : t('change.unrelated', { id: old_value || '—' })
    case 'cf':
      return withValues(names.customFields(name) ?? t('field.other'), change, asIs, t)
    default: {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      return withValues(field ? t(field.label) : t('field.other'), change, field?.value?.(names), t)
    }
  }
}

function withValues(field: string, { old_value, new_value }: Change, nameOf: NameOf | undefined, t: T<typeof en>) {
  const [old, next] = [old_value, new_value].map((value) => (value ? nameOf?.(value) : undefined))
  if (!new_value && old) return t('change.cleared', { field, old })
  if (!next) return t('change.only', { field })
  if (!old_value) return t('change.set', { field, new: next })
  return t('change', { field, new: next, old: old ?? '—' })
}
