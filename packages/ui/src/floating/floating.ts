import { lazyModule } from './lazyModule.ts'

/** The lazy chunk with the components based on Ariakit: menus, popovers, lists and dialogs. */
export const floating = lazyModule(() => import('./parts.ts'))

/** Loads that chunk in advance, for tests and stories. */
export const loadFloating = async (): Promise<void> => {
  await floating.load()
}
