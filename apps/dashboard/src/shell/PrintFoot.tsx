import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { printFoot, printLines } from './print.css.ts'
import { printed } from './printed.ts'

/** What a sheet shows and where it is to be found again (ux-rules §7.8), under each of them; brings the looks of paper with it. */
export function PrintFoot() {
  const lines = useSyncExternalStore(printed.subscribe, printed.get)
  // The address is the browser's to tell; when it changes is the router's.
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
