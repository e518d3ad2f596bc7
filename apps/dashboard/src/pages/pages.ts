import type { Screen } from '../platform/paths/page.ts'
import type { PathRow } from '../platform/paths/path.ts'
import { type PageName, paths } from '../platform/paths/paths.ts'

const screens = import.meta.glob<Screen>('../screens/*/index.tsx')

/** The code of every page. */
export const pages = {
  /** Loads the screen of a page (§4): the folder that its row of `paths` names, by default the page's own name. */
  load(name: PageName): Promise<Screen> {
    const row: PathRow = paths[name]
    const load = screens[`../screens/${row.screen ?? name}/index.tsx`]
    if (!load) throw new Error(`the page ${name} has no folder in screens/`)
    return load()
  },
}
