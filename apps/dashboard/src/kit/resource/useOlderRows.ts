import { callApi, useApi } from '@parapet/api'
import { useMemo, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useFailureToast } from '../../platform/failure/useFailureToast.ts'
import type { ListQuery, Resource } from './resource.ts'

const noRows: readonly never[] = []

interface Added<Row> {
  /** The params of the list that these rows are of. */
  readonly asked: string
  readonly loaded: readonly Row[]
  readonly unreadable: number
}

/** Adds older rows to those of a list that the provider cuts, when the user asks for them. */
export function useOlderRows<Row, Draft extends FieldValues>(
  { list, getId }: Resource<Row, Draft>,
  query: ListQuery,
  params: Readonly<Record<string, string>>,
  newest: readonly Row[],
  unreadableNewest = 0,
) {
  const api = useApi()
  const showFailure = useFailureToast()
  const asked = JSON.stringify(list.params(query, params))
  const [added, setAdded] = useState<Added<Row>>({ asked, loaded: noRows, unreadable: 0 })
  // What another filter or range loaded is of another list.
  const { loaded, unreadable: unreadableOlder } = added.asked === asked ? added : { loaded: noRows, unreadable: 0 }
  const unreadable = unreadableNewest + unreadableOlder
  const [isLoading, setLoading] = useState(false)
  const rows = useMemo(() => {
    if (loaded.length === 0) return newest
    // A refresh moves rows between the parts: what it returned is newer.
    const known = new Set(newest.map(getId))
    return [...newest, ...loaded.filter((row) => !known.has(getId(row)))]
  }, [newest, loaded, getId])
  const { olderParams } = list
  const loadOlder = async (ask: NonNullable<typeof olderParams>) => {
    setLoading(true)
    try {
      let unread = unreadableOlder
      const answer = await callApi(list.call, ask(rows.length + unreadable, query, params) as never, api, {
        onUnreadable: (n) => {
          unread += n
        },
      })
      const known = new Set(rows.map(getId))
      const older = list.itemsOf(answer).items.filter((row) => !known.has(getId(row)))
      setAdded({ asked, loaded: [...rows, ...older], unreadable: unread })
    } catch (problem) {
      showFailure(problem)
    } finally {
      setLoading(false)
    }
  }
  return { rows, unreadable, isLoading, loadOlder: olderParams && (() => void loadOlder(olderParams)) }
}
