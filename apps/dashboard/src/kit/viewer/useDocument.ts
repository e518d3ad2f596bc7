import { saveBlob } from '@parapet/ui/table'
import { useCallback } from 'react'
import { useTask } from '../action/useTask.ts'
import { useOpenViewer } from './useViewer.ts'
import type { ViewedDocument } from './viewedStore.ts'

/** Returns functions that show a document in the viewer and save it as a file; a failure to save is shown as a toast. */
export function useDocument() {
  const { isBusy, run } = useTask()
  const view: (document: ViewedDocument) => void = useOpenViewer()
  const save = useCallback(
    (document: ViewedDocument) => run(async () => saveBlob(document.fileName, await document.load({}))),
    [run],
  )
  return { isBusy, view, save }
}
