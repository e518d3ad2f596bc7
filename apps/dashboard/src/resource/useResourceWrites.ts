import { callApi, useApi, useSendWrite } from '@parapet/api'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { copyAsCurl } from './copyAsCurl.ts'
import type { Resource, ResourceWrite } from './resource.ts'

/** Returns functions that send a write of a resource, or copy it as a curl command. */
export function useResourceWrites() {
  const send = useSendWrite()
  const api = useApi()
  return useMemo(
    () => ({
      run: <Subject extends readonly unknown[]>({ call, input }: ResourceWrite<Subject>, ...subject: Subject) =>
        send(call, input(...subject) as never),
      curl: <Subject extends readonly unknown[]>({ call, input }: ResourceWrite<Subject>, ...subject: Subject) =>
        copyAsCurl(call, input(...subject), api),
      readWhole: async <Row, Draft extends FieldValues>(
        { detail, getId }: Resource<Row, Draft>,
        row: Row,
      ): Promise<Row> =>
        detail ? detail.toRow(await callApi(detail.call, detail.params(getId(row)) as never, api)) : row,
    }),
    [send, api],
  )
}
