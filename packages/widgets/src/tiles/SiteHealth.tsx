import { ChunkError, lazyModule, useLazyModule, useWords } from '@parapet/ui'
import { useCallback, useState } from 'react'
import { WidgetFrame } from '../frame/WidgetFrame.tsx'
import type { CustomRowProps } from '../rows/row.ts'
import { catalogueWords } from '../words/catalogue.ts'
import { useTileState } from './useTileState.ts'

const tile = lazyModule(() => import('./SiteHealthTile.tsx').then((module) => module.SiteHealthTile))

/** The health of the company's sites. Its code loads when the tile comes near: on home it is below the first screen. */
export function SiteHealth(props: CustomRowProps) {
  const [isLost, setLost] = useState(false)
  const lose = useCallback(() => setLost(true), [])
  const Tile = useLazyModule(tile, props.isNear, lose)
  return Tile ? <Tile {...props} /> : <Waiting {...props} isLost={isLost} />
}

function Waiting({ row, layout, isNear, isLost }: CustomRowProps & { readonly isLost: boolean }) {
  const c = useWords(catalogueWords)
  const title = c(row.title)
  const { state, isReported } = useTileState(
    row.code,
    {
      isRequested: isNear,
      hasData: isLost,
      isEarlierData: false,
      isEmpty: false,
      isRefreshing: !isLost,
      failure: undefined,
      slow: undefined,
      updatedAt: undefined,
      remarks: [],
    },
    { what: title, emptiness: () => ({ kind: 'nothing' }), onRetry: () => {} },
  )
  return (
    <WidgetFrame
      code={row.code}
      title={title}
      subtitle={c('home.sites.sub')}
      state={state}
      isReported={isReported}
      skeleton={row.skeleton}
      {...(layout ? { layout } : {})}
    >
      <Lost />
    </WidgetFrame>
  )
}

// Inside the frame, whose boundary offers to load the page again.
function Lost(): never {
  throw new ChunkError('SiteHealthTile')
}
