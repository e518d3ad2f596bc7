import type { ApiContext } from '@parapet/api'
import type { ComponentType } from 'react'
import type { Visitor } from './path.ts'

export interface Screen {
  readonly default: ComponentType
  readonly prefetch?: (visitor: Visitor, api: ApiContext) => void
}
