import { type BulkLines, type CsvColumns, judgeLines } from '@parapet/api'
import { finishInSlices } from '@parapet/ui/table'
import { useEffect, useState } from 'react'

/** A text of addresses, the columns that are read of it, and its verdicts once they are there. */
export interface Import {
  readonly text: string
  readonly columns: CsvColumns | undefined
  /** The verdicts on the text; those on the one before while it is being read. */
  readonly bulk: BulkLines | undefined
  readonly isJudging: boolean
  setText(text: string): void
  setColumns(columns: CsvColumns | undefined): void
}

/** Judges a text in slices, so that the page stays fluid with half a million lines. */
export function useImport(): Import {
  const [text, setText] = useState('')
  const [columns, setColumns] = useState<CsvColumns>()
  const [judged, setJudged] = useState<{ bulk: BulkLines; columns: CsvColumns | undefined }>()
  useEffect(() => {
    if (text === '') return setJudged(undefined)
    const leaving = new AbortController()
    void finishInSlices(judgeLines(text, columns), leaving.signal).then((bulk) => {
      if (bulk && !leaving.signal.aborted) setJudged({ bulk, columns })
    })
    return () => leaving.abort()
  }, [text, columns])
  const isJudging = text !== '' && !(judged?.bulk.text === text && judged.columns === columns)
  return { text, columns, bulk: text === '' ? undefined : judged?.bulk, isJudging, setText, setColumns }
}
