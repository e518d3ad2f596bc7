import { beforeAll, expect, it } from 'vitest'
import { describeChange } from './ticketChange.ts'
import { ticketsWords } from './tickets.words.ts'

const names = {
  statuses: (id: string) => ({ 1: 'New', 5: 'Closed' })[id],
  priorities: (id: string) => ({ 2: 'Normal' })[id],
  people: (id: string) => ({ 5: 'Ada Moreno' })[id],
  customFields: (id: string) => ({ 3: 'Affected POP' })[id],
  types: (id: string) => ({ 2: 'Question' })[id],
  projects: () => undefined,
}

beforeAll(() => ticketsWords.load('en'))

it.each<[property: string, name: string, old: string | null, next: string | null, said: string]>([
  ['attr', 'status_id', '1', '5', 'Status: New → Closed'],
  ['attr', 'status_id', '77', '5', 'Status: — → Closed'],
  ['attr', 'status_id', '1', '77', 'Status changed'],
  ['attr', 'priority_id', null, '2', 'Priority: Normal'],
  ['attr', 'assigned_to_id', null, '5', 'Assigned to: Ada Moreno'],
  ['attr', 'assigned_to_id', '5', null, 'Assigned to: none (before: Ada Moreno)'],
  ['attr', 'assigned_to_id', null, '8', 'Assigned to changed'],
  ['attr', 'tracker_id', '1', '2', 'Type: — → Question'],
  ['attr', 'done_ratio', '0', '50', 'Done: 0 % → 50 %'],
  ['attr', 'due_date', null, '2026-07-01', 'Due date: 2026-07-01'],
  ['attr', 'parent_id', null, '12', 'Parent ticket: #12'],
  ['attr', 'description', 'a long text', 'another', 'Description changed'],
  ['attr', 'some_plugin_id', '1', '2', 'Another field changed'],
  ['attr', 'constructor', '1', '2', 'Another field changed'],
  ['attachment', '7', null, 'trace ñ.txt', 'File added: trace ñ.txt'],
  ['attachment', '7', 'trace ñ.txt', null, 'File removed: trace ñ.txt'],
  ['relation', 'relates', null, '4300', 'Related to ticket #4300'],
  ['relation', 'relates', '4300', null, 'No longer related to ticket #4300'],
  ['cf', '3', 'Madrid', 'Miami', 'Affected POP: Madrid → Miami'],
  ['cf', '4', null, 'Miami', 'Another field: Miami'],
])('says %s %s from %s to %s as "%5$s"', (property, name, old_value, new_value, said) => {
  const t = ticketsWords.words('en')
  if (!t) throw new Error('No words.')
  expect(describeChange({ property, name, old_value, new_value }, names, t)).toBe(said)
})
