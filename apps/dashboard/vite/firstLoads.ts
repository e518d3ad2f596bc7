import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const screens = join(import.meta.dirname, '../src/screens')

/** The `firstLoad.json` of a screen: what its first load needs (src/performance/README.md). */
export interface FirstLoad {
  /** The page, and the folder of its screen. */
  readonly page: string
  /** Its chunk: one file for what loads together. Sources and words as for `sources()`, words without their language. */
  readonly chunk?: {
    readonly sources: readonly string[]
    readonly words: readonly string[]
    readonly priority: number
    /** Most of its functions run at start. */
    readonly isCompiledOnLoad?: true
  }
  readonly files: readonly string[]
}

/** The screens whose files and first requests the start script fetches beside the entry. */
export const firstLoads: readonly FirstLoad[] = readdirSync(screens).flatMap((page) => {
  const file = join(screens, page, 'firstLoad.json')
  return existsSync(file) ? [{ page, ...JSON.parse(readFileSync(file, 'utf8')) }] : []
})
