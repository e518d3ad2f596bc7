import type { KeyboardEvent } from 'react'

/** Handles Enter on a table's checkbox: focuses the toolbar of the selected rows, which comes after all rows in the tab order. */
export function focusBulkBar(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.closest('[data-table]')?.querySelector<HTMLElement>('[data-bulk]')?.focus()
}
