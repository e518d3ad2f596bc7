import type { ReactNode } from 'react'
import * as css from './keyvalue.css.ts'

export interface KeyValueItem {
  label: string
  /** An unknown value is an em dash. */
  value: ReactNode
}

/** Properties of one thing, one a line. */
export function KeyValue({ items }: { items: readonly KeyValueItem[] }) {
  return (
    <dl className={css.list}>
      {items.map(({ label, value }) => (
        <div key={label} className={css.pair}>
          <dt className={css.key}>{label}</dt>
          <dd className={css.value}>{value === null || value === undefined || value === '' ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
