import { later } from '@parapet/ui'

/** What comes over a plot under the pointer: fetched with the first chart that is pointed at, or when its board looks ahead. */
export const overlay = later(() => import('./Overlay.tsx'))
