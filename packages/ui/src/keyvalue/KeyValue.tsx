import type { ReactNode } from 'react'
import * as css from './keyvalue.css.ts'

export interface KeyValueItem {
  label: string
  value: ReactNode
}

/** A description list of properties, one per line. */
export function KeyValue({ items }: { items: readonly KeyValueItem[] }) {
  return (
    <dl className={css.list}>
      {items.map(({ label, value }, index) => (
        <div key={index} className={css.pair}>
          <dt className={css.key}>{label}</dt>
          <dd className={css.value}>{value === null || value === undefined || value === '' ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
