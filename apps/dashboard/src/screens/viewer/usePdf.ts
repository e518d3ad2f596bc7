import { type Failure, failureOf } from '@parapet/api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readPdf } from '../../kit/viewer/readPdf.ts'
import type { ViewedDocument } from '../../kit/viewer/viewedStore.ts'

/** The load of a document. */
export type PdfState =
  | { readonly kind: 'loading'; readonly isSlow: boolean }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'notPdf' }
  | { readonly kind: 'ready'; readonly file: Blob; readonly url: string }

/** Loads a document as a PDF, whose `url` is valid until the component unmounts. */
export function usePdf(document: ViewedDocument): { state: PdfState; cancel: () => void } {
  const [state, setState] = useState<PdfState>({ kind: 'loading', isSlow: false })
  const pending = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    pending.current = controller
    let url: string | undefined
    let isUnmounted = false
    const show = (next: PdfState) => {
      if (!isUnmounted) setState(next)
    }
    const load = async () => {
      const answer = await document.load({
        signal: controller.signal,
        isQuiet: true,
        onProgress: () => show({ kind: 'loading', isSlow: true }),
      })
      const file = await readPdf(answer)
      if (isUnmounted) return
      url = file ? URL.createObjectURL(file) : undefined
      show(file && url ? { kind: 'ready', file, url } : { kind: 'notPdf' })
    }
    load().catch((problem: unknown) => show({ kind: 'failed', failure: failureOf(problem) }))
    return () => {
      isUnmounted = true
      controller.abort()
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [document])
  return { state, cancel: useCallback(() => pending.current?.abort(), []) }
}
