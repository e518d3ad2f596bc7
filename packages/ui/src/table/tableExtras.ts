import { later } from '../floating/later.ts'

/** What only some tables have (the bar of chosen rows, menus and edges of columns), fetched with the first of those. */
export const tableExtras = later(() => import('./extras.ts'))

/** Has them at hand before anything asks for them: tests and stories. */
export const loadTableExtras = async (): Promise<void> => {
  await tableExtras.load()
}
