import { callApi, curlOf, failureOf, useApi, useSendWrite } from '@parapet/api'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ListQuery, Resource, ResourceWrite } from './resource.ts'

/** Returns functions that send a write of a resource, or copy it as a curl command. */
export function useResourceWrites() {
  const send = useSendWrite()
  const api = useApi()
  return useMemo(
    () => ({
      run: async <Subject extends readonly unknown[]>(action: ResourceWrite<Subject>, ...subject: Subject) => {
        const input = await (action.prepare?.(...subject) ?? action.input(...subject))
        return send(callOf(action, subject), input as never)
      },
      curl: <Subject extends readonly unknown[]>(action: ResourceWrite<Subject>, ...subject: Subject) =>
        curlOf(callOf(action, subject), action.input(...subject), api),
      readWhole: async <Row, Draft extends FieldValues>(
        { detail, getId }: Resource<Row, Draft>,
        row: Row,
      ): Promise<Row> =>
        detail ? detail.toRow(await callApi(detail.call, detail.params(getId(row)) as never, api)) : row,
      /** Reads a row as it is stored now; undefined if it is gone, or not on the page of a paged list. */
      readStored: async <Row, Draft extends FieldValues>(
        { detail, list, getId }: Resource<Row, Draft>,
        query: ListQuery,
        params: Readonly<Record<string, string>>,
        row: Row,
      ): Promise<Row | undefined> => {
        if (detail) {
          const read = callApi(detail.call, detail.params(getId(row)) as never, api)
          return read.then(detail.toRow, orUndefinedIfGone)
        }
        const wanted = list.params(query, params)
        if (wanted === null) return undefined
        return list
          .itemsOf(await callApi(list.call, wanted as never, api))
          .items.find((stored) => getId(stored) === getId(row))
      },
    }),
    [send, api],
  )
}

function orUndefinedIfGone(problem: unknown): undefined {
  const failure = failureOf(problem)
  if (failure.kind !== 'http' || failure.status !== 404) throw problem
}

const callOf = <Subject extends readonly unknown[]>(action: ResourceWrite<Subject>, subject: Subject) =>
  action.callOf?.(...subject) ?? action.call
