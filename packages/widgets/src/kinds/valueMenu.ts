import { lazyModule } from '@parapet/ui'

/** The value menu's code, loaded on first use or when the board prefetches. */
export const valueMenu = lazyModule(() => import('./ValueMenu.tsx'))
