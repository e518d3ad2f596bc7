import { lazyModule } from '@parapet/ui'

/** The overlay's code, loaded on first hover or when the board prefetches. */
export const overlay = lazyModule(() => import('./Overlay.tsx'))
