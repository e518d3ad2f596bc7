import { later } from '@parapet/ui'

/** The overlay's code, loaded on first hover or when the board prefetches. */
export const overlay = later(() => import('./Overlay.tsx'))
