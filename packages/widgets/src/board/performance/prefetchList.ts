import { loadAllIcons } from '@parapet/ui'
import { overlay } from '../../charts/overlay.ts'
import { keyChange } from '../../frame/KeyFigure.tsx'
import { valueMenu } from '../../kinds/valueMenu.ts'
import { layoutCommands } from '../useBoard.ts'

const parts: readonly (() => Promise<unknown>)[] = [
  overlay.load,
  layoutCommands.load,
  keyChange.load,
  valueMenu.load,
  loadAllIcons,
  () => import('../otherMedia.css.ts'),
  () => import('../../charts/files.ts'),
  () => import('../../charts/plotSvg.ts'),
  () => import('../../kinds/shareSvg.ts'),
  () => import('../../kinds/map/worldSvg.ts'),
]

let fetched = 0

/** Starts to load the next chunk; returns whether there is another one. */
export function prefetchNext(): boolean {
  parts[fetched]?.().catch(() => {})
  fetched += 1
  return fetched < parts.length
}
