import { ChunkError } from '@parapet/ui'
import { type BoardCode, type BoardRow, lazyBoards } from '@parapet/widgets'
import { useEffect, useMemo, useReducer, useState } from 'react'

/** Returns boards of the product by their codes; undefined until all have loaded. Throws a ChunkError if one is lost. */
export function useBoards(codes: readonly BoardCode[]): ReadonlyMap<BoardCode, BoardRow> | undefined {
  const [isLost, setLost] = useState(false)
  const [, redraw] = useReducer((round: number) => round + 1, 0)
  const wanted = codes.join()
  const missing = codes.filter((code) => lazyBoards[code].get() === undefined).join()
  useEffect(() => {
    if (missing === '') return
    let isStale = false
    const loading = (missing.split(',') as BoardCode[]).map((code) => lazyBoards[code].load())
    Promise.all(loading).then(
      () => !isStale && redraw(),
      () => !isStale && setLost(true),
    )
    return () => {
      isStale = true
    }
  }, [missing])
  if (isLost) throw new ChunkError('board')
  return useMemo(() => {
    if (missing !== '') return undefined
    const found = (wanted === '' ? [] : (wanted.split(',') as BoardCode[])).flatMap((code) => {
      const row = lazyBoards[code].get()
      return row ? [[code, row] as const] : []
    })
    return new Map(found)
  }, [wanted, missing])
}
