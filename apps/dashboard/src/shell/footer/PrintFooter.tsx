import { useTheme } from '@parapet/ui'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../../platform/session/SessionContext.ts'
import { printFoot, printLines } from './print.css.ts'
import { printFooterStore } from './printFooterStore.ts'

/** The footer of every printed sheet: provider, company, range, filters and address. Brings the print styles. */
export function PrintFooter() {
  const lines = useSyncExternalStore(printFooterStore.subscribe, printFooterStore.get)
  const { seed } = useTheme()
  const { company } = useSession()
  // Subscribes to navigations; the address itself is read from the browser.
  useLocation()
  return (
    <div className={printFoot}>
      <div className={printLines}>
        <div>{company ? `${seed.title} · ${company.name}` : seed.title}</div>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        <div>{location.href}</div>
      </div>
    </div>
  )
}
