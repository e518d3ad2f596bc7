import { later } from './later.ts'

/** What floats over the page: menus, panels, lists, dialogs. Positions and focus are Ariakit's, fetched before the first of them opens. */
export const floating = later(() => import('./parts.ts'))

/** Has menus, panels and dialogs at hand before anything asks for them: tests and stories. */
export const loadFloating = async (): Promise<void> => {
  await floating.load()
}
