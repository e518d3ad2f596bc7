import { useApi, useSendWrite } from '@parapet/api'
import { useMemo } from 'react'
import { copyAsCurl } from './copyAsCurl.ts'
import type { ResourceWrite } from './resource.ts'

/** Returns functions that send a write of a resource, or copy it as a curl command. */
export function useResourceWrites() {
  const send = useSendWrite()
  const api = useApi()
  return useMemo(
    () => ({
      /** Refreshes the reads that the write changes. Rejects with a CallFailure. */
      run: <Subject extends readonly unknown[]>({ call, input }: ResourceWrite<Subject>, ...subject: Subject) =>
        send(call, input(...subject) as never),
      curl: <Subject extends readonly unknown[]>({ call, input }: ResourceWrite<Subject>, ...subject: Subject) =>
        copyAsCurl(call, input(...subject), api),
    }),
    [send, api],
  )
}
