import { Rate } from '@parapet/ui'

/** A bit rate in kbit/s, the unit of profiles. */
export function KbitRate({ value }: { value: number | null }) {
  return value === null ? '—' : <Rate value={value * 1000} unit="bit/s" />
}
