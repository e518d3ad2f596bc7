import type { ReactNode } from 'react'
import * as styles from './empty.css.ts'

const soft = { className: styles.drawingSoft, fill: 'currentColor', stroke: 'none' } as const
const accent = { className: styles.drawingAccent } as const

const ground = <path d="M6 82h108" />

/** SVG content of the illustrations. */
export const drawings = {
  noTraffic: (
    <>
      <rect x="20" y="14" width="80" height="58" rx="9" {...soft} />
      <path d="M24 16v56h76" />
      <path d="M34 60h56" {...accent} strokeDasharray="2 6" />
      <path d="M34 44h56M34 28h56" opacity=".45" strokeDasharray="1 6" />
      {ground}
    </>
  ),
  filtered: (
    <>
      <path d="M28 20h64L68 48v22l-16 8V48Z" {...soft} />
      <path d="M28 20h64L68 48v22l-16 8V48Z" />
      <circle cx="44" cy="10" r="2.5" {...accent} />
      <circle cx="60" cy="7" r="2.5" {...accent} />
      <circle cx="76" cy="10" r="2.5" {...accent} />
    </>
  ),
  chooseRange: (
    <>
      <rect x="26" y="18" width="68" height="60" rx="9" {...soft} />
      <rect x="26" y="18" width="68" height="60" rx="9" />
      <path d="M26 34h68M44 12v11M76 12v11" />
      <path d="M40 56h40" {...accent} />
      <circle cx="40" cy="56" r="4" {...accent} fill="currentColor" />
      <circle cx="80" cy="56" r="4" {...accent} fill="currentColor" />
    </>
  ),
  chooseSite: (
    <>
      <rect x="18" y="16" width="84" height="56" rx="9" {...soft} />
      <rect x="18" y="16" width="84" height="56" rx="9" />
      <path d="M18 30h84M26 23h.01M33 23h.01M40 23h.01" />
      <path d="m66 46 20 8-9 3-3 9Z" {...accent} fill="currentColor" />
      <path d="M30 44h20M30 54h26" opacity=".5" />
    </>
  ),
  notHired: (
    <>
      <path d="M22 82V26h16v8h14v-8h16v8h14v-8h16v56Z" {...soft} />
      <path d="M22 82V26h16v8h14v-8h16v8h14v-8h16v56" />
      <path d="M50 82V62a10 10 0 0 1 20 0v20" {...accent} />
      {ground}
    </>
  ),
  forbidden: (
    <>
      <rect x="34" y="40" width="52" height="40" rx="9" {...soft} />
      <rect x="34" y="40" width="52" height="40" rx="9" />
      <path d="M44 40V28a16 16 0 0 1 32 0v12" />
      <path d="M60 56v9" {...accent} />
      <circle cx="60" cy="54" r="2" {...accent} fill="currentColor" />
    </>
  ),
  broken: (
    <>
      <circle cx="60" cy="46" r="34" {...soft} />
      <path d="M8 52h26l8-18 9 34 5-12" />
      <path d="m64 44 5-10 6 18h37" />
      <path d="m57 34 5 7M68 62l-5-6" className={styles.drawingBad} />
    </>
  ),
  offline: (
    <>
      <path d="M36 66a17 17 0 0 1-1-34 25 25 0 0 1 48 5 15 15 0 0 1 1 29Z" {...soft} />
      <path d="M36 66a17 17 0 0 1-1-34 25 25 0 0 1 48 5 15 15 0 0 1 1 29Z" />
      <path d="m44 82 32-64" {...accent} />
    </>
  ),
  nothing: (
    <>
      <path d="M22 48 34 22h52l12 26v26a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6Z" {...soft} />
      <path d="M22 48 34 22h52l12 26v26a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6Z" />
      <path d="M22 48h22l5 9h22l5-9h22" {...accent} />
    </>
  ),
  done: (
    <>
      <circle cx="60" cy="46" r="32" {...soft} />
      <circle cx="60" cy="46" r="32" />
      <path d="m46 47 10 10 19-21" {...accent} />
    </>
  ),
  search: (
    <>
      <circle cx="54" cy="40" r="25" {...soft} />
      <circle cx="54" cy="40" r="25" />
      <path d="m73 58 18 18" {...accent} />
      <path d="M44 40h20" opacity=".5" />
    </>
  ),
} as const satisfies Record<string, ReactNode>
