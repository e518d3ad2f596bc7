import { type RecordEntry, remaining, writeBind, type ZoneRow, zoneDifference } from '@parapet/api'
import { DiffView } from '@parapet/ui'

interface ZoneDifferenceProps {
  label: string
  before: readonly ZoneRow[]
  after: readonly RecordEntry[]
  domain: string
}

const isEntry = (row: ZoneRow | RecordEntry): row is RecordEntry => 'state' in row

/** The records that two states of a zone do not share, as lines of a zone file. */
export function ZoneDifference({ label, before, after, domain }: ZoneDifferenceProps) {
  const recordsOf = (rows: readonly (ZoneRow | RecordEntry)[]) =>
    rows.filter((row) => !isEntry(row) || row.state.kind !== 'removed').map(({ record }) => record)
  const difference = zoneDifference(recordsOf(before), recordsOf(remaining(after)), domain)
  return (
    <DiffView label={label} before={writeBind(difference.before, domain)} after={writeBind(difference.after, domain)} />
  )
}
