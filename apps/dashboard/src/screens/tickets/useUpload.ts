import {
  type AttachedUpload,
  CallFailure,
  callApi,
  type Failure,
  failureOf,
  failureText,
  ticketDesk,
  useApi,
} from '@parapet/api'
import { createStore } from '@parapet/base'
import { type Format, type T, useFormat, useWords } from '@parapet/ui'
import { useCallback, useSyncExternalStore } from 'react'
import type en from './tickets.en.ts'
import { ticketsWords } from './tickets.words.ts'

/** Stores files at the tracker, and returns what attaches them to a ticket. */
export type Upload = (files: readonly File[]) => Promise<AttachedUpload[]>

/** How far the files of the form are: how many of how many are stored, and the one under way. */
interface UploadProgress {
  readonly done: number
  readonly of: number
  readonly name: string
}

const progress = createStore<UploadProgress | null>(null)

/** Returns how far the files are that are being sent; null while none are. */
export const useUploadProgress = () => useSyncExternalStore(progress.subscribe, progress.get)

/** Returns a function that sends files by the tracker's own call (`POST uploads.json`), one after the other. */
export function useUpload(): Upload {
  const t = useWords(ticketsWords)
  const f = useFormat()
  const api = useApi()
  return useCallback(
    async (files) => {
      const stored: AttachedUpload[] = []
      try {
        for (const file of files) {
          progress.set({ done: stored.length, of: files.length, name: file.name })
          const sent = callApi(ticketDesk.upload, { filename: file.name, body: file }, api)
          const { upload } = await sent.catch((problem) => {
            throw new CallFailure(ofFile(failureOf(problem), file, t, f))
          })
          stored.push({ token: upload.token, filename: file.name, ...(file.type && { content_type: file.type }) })
        }
      } finally {
        progress.set(null)
      }
      return stored
    },
    [api, t, f],
  )
}

/** Says which file was refused, at the field of the files. */
function ofFile(failure: Failure, file: File, t: T<typeof en>, f: Format): Failure {
  if (failure.kind !== 'http') return failure
  const values = { name: file.name, size: f.bytes(file.size) }
  const messageOf = (status: number): string => {
    switch (status) {
      case 413:
        return t('files.tooLarge', values)
      case 403:
        return t('files.forbidden', values)
      case 404:
      case 405:
      case 406:
      case 501:
        return t('files.none', values)
      default:
        return t('files.refused', { ...values, why: failureText(failure) ?? t('files.unknown') })
    }
  }
  return { ...failure, message: null, fields: { files: [messageOf(failure.status)] } }
}
