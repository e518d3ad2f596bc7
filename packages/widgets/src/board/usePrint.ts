import { printPage } from '@parapet/base'
import { useToast, useWords } from '@parapet/ui'
import { useCallback, useEffect } from 'react'
import { renderAll } from '../charts/renderAll.ts'
import { boardWords } from '../words/board.ts'

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
let isPreparing = false

/** Returns a function that renders every widget of the page and then opens the browser's print dialog. */
export function usePrint(): () => void {
  const t = useWords(boardWords)
  const toast = useToast()
  return useCallback(() => {
    if (isPreparing) return
    isPreparing = true
    toast.info(t('bar.printing'))
    void printPage(async () => {
      // The styles for paper come after the visible tiles, so they may still be on their way; without them it is printed plainly.
      await Promise.allSettled([renderAll(sleep), import('./otherMedia.css.ts')])
      isPreparing = false
    })
  }, [t, toast])
}

/** Opens our print for the browser's shortcut: the browser's own prints widgets that were never in view as blanks. */
export function usePrintShortcut(): void {
  const print = usePrint()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.code === 'KeyP'
      if (!isPrint || event.defaultPrevented) return
      event.preventDefault()
      print()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [print])
}
