import { callApi, useApi } from '@parapet/api'
import { useMemo, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useFailureToast } from '../../platform/failure/useFailureToast.ts'
import type { Resource } from './resource.ts'

const noRows: readonly never[] = []

/** Adds older rows to those of a list that the provider cuts, when the user asks for them. */
export function useOlderRows<Row, Draft extends FieldValues>(
  { list, getId }: Resource<Row, Draft>,
  params: Readonly<Record<string, string>>,
  newest: readonly Row[],
  unreadableNewest = 0,
) {
  const api = useApi()
  const showFailure = useFailureToast()
  const [loaded, setLoaded] = useState<readonly Row[]>(noRows)
  const [unreadableOlder, setUnreadable] = useState(0)
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
      const answer = await callApi(list.call, ask(rows.length + unreadable, params) as never, api, {
        onUnreadable: (n) => setUnreadable((before) => before + n),
      })
      const known = new Set(rows.map(getId))
      setLoaded([...rows, ...list.itemsOf(answer).items.filter((row) => !known.has(getId(row)))])
    } catch (problem) {
      showFailure(problem)
    } finally {
      setLoading(false)
    }
  }
  return { rows, unreadable, isLoading, loadOlder: olderParams && (() => void loadOlder(olderParams)) }
}
