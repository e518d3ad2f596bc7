import type { ApiContext } from '@parapet/api'
import type { Locale } from '@parapet/ui'
import type { ComponentType } from 'react'
import type { Visitor } from './path.ts'

export interface Screen {
  readonly default: ComponentType
  readonly prefetch?: (visitor: Visitor, api: ApiContext) => void
}

/** The code of a page and the texts that load with it. */
export interface PageCode {
  readonly load: () => Promise<Screen>
  readonly words: readonly { load(locale: Locale): Promise<void> }[]
}
