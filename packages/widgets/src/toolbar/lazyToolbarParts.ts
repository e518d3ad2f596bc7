import { lazyModule } from '@parapet/ui'

/** Rarely used parts of the toolbar in one chunk: custom comparison, and links to copy by hand. */
export const lazyToolbarParts = lazyModule(() => import('./parts.ts'))
