import { printFoot } from './print.css.ts'

/** Where a page on paper is to be found again; brings the looks of paper with it. */
export function PrintFoot() {
  return <p className={printFoot}>{location.href}</p>
}
