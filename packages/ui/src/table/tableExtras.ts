import { lazyModule } from '../floating/lazyModule.ts'

/** Optional features (bulk bar, column menus and resizing), loaded with the first table that needs them. */
export const tableExtras = lazyModule(() => import('./extras.ts'))

/** Loads them in advance, for tests and stories. */
export const loadTableExtras = async (): Promise<void> => {
  await tableExtras.load()
}
