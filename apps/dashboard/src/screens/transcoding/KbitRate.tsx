import { Rate } from '@parapet/ui'

/** A bit rate in kbit/s, as profiles have it. */
export function KbitRate({ value }: { value: number | null }) {
  return value === null ? '—' : <Rate value={value * 1000} unit="bit/s" />
}
