import { boardPages } from '../boardPages.ts'
import type { PageCode } from '../page.ts'
import type { PageName } from '../paths.ts'

const isBoard = (name: PageName): name is keyof typeof boardPages => name in boardPages

/** Loads the table of all pages. */
export const fetchPages = () => import('../pages.ts')

/** Returns the code of a page. Rejects when the table of pages cannot be loaded. */
export async function pageCode(name: PageName): Promise<PageCode> {
  return isBoard(name) ? boardPages[name] : (await fetchPages()).pages[name]
}
