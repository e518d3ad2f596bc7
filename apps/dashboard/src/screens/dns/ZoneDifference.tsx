import { writeBind, type ZoneRecord, type ZoneRow, zoneDifference } from '@parapet/api'
import { DiffView } from '@parapet/ui'

interface ZoneDifferenceProps {
  label: string
  before: readonly ZoneRow[]
  after: readonly ZoneRow[]
  domain: string
}

/** The records that differ between two states of a zone, as lines of a zone file. */
export function ZoneDifference({ label, before, after, domain }: ZoneDifferenceProps) {
  const recordsOf = (rows: readonly ZoneRow[]) => rows.map(({ record }) => record)
  const difference = zoneDifference(recordsOf(before), recordsOf(after), domain)
  const linesOf = (records: readonly ZoneRecord[]) => writeBind(records, domain).trimEnd()
  return <DiffView label={label} before={linesOf(difference.before)} after={linesOf(difference.after)} />
}
