import { later } from './later.ts'

/** The components based on Ariakit (menus, panels, lists, dialogs), loaded before the first of them opens. */
export const floating = later(() => import('./parts.ts'))

/** Loads menus, panels and dialogs in advance, for tests and stories. */
export const loadFloating = async (): Promise<void> => {
  await floating.load()
}
