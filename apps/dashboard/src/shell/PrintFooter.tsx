import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { printFoot, printLines } from './print.css.ts'
import { printFooterStore } from './printFooterStore.ts'

/** The footer of every printed sheet: range, filters and address. Brings the print styles. */
export function PrintFooter() {
  const lines = useSyncExternalStore(printFooterStore.subscribe, printFooterStore.get)
  // Subscribes to navigations; the address itself is read from the browser.
  useLocation()
  return (
    <div className={printFoot}>
      <div className={printLines}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        <div>{location.href}</div>
      </div>
    </div>
  )
}
