import { later } from '@parapet/ui'

/** Rarely used parts of the toolbar in one chunk: custom comparison, and links to copy by hand. */
export const onDemand = later(() => import('./parts.ts'))
