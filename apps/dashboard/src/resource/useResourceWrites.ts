import { callApi, useApi, useSendWrite } from '@parapet/api'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { copyAsCurl } from './copyAsCurl.ts'
import type { ListQuery, Resource, ResourceWrite } from './resource.ts'

/** Returns functions that send a write of a resource, or copy it as a curl command. */
export function useResourceWrites() {
  const send = useSendWrite()
  const api = useApi()
  return useMemo(
    () => ({
      run: <Subject extends readonly unknown[]>(action: ResourceWrite<Subject>, ...subject: Subject) =>
        send(callOf(action, subject), action.input(...subject) as never),
      curl: <Subject extends readonly unknown[]>(action: ResourceWrite<Subject>, ...subject: Subject) =>
        copyAsCurl(callOf(action, subject), action.input(...subject), api),
      readWhole: async <Row, Draft extends FieldValues>(
        { detail, getId }: Resource<Row, Draft>,
        row: Row,
      ): Promise<Row> =>
        detail ? detail.toRow(await callApi(detail.call, detail.params(getId(row)) as never, api)) : row,
      /** Reads a row of a list as it is stored now; undefined if it is gone. */
      readStored: async <Row, Draft extends FieldValues>(
        { list, getId }: Resource<Row, Draft>,
        query: ListQuery,
        params: Readonly<Record<string, string>>,
        row: Row,
      ): Promise<Row | undefined> =>
        list
          .itemsOf(await callApi(list.call, list.params(query, params) as never, api))
          .items.find((stored) => getId(stored) === getId(row)),
    }),
    [send, api],
  )
}

const callOf = <Subject extends readonly unknown[]>(action: ResourceWrite<Subject>, subject: Subject) =>
  action.callOf?.(...subject) ?? action.call
