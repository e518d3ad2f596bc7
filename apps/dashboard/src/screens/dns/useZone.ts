import {
  type AppliedChange,
  callApi,
  changedEntries,
  changeProblems,
  curlOf,
  type DnsDomain,
  dns,
  findingsById,
  itemsOf,
  mergeChanges,
  type NewDnsRecord,
  type RecordEntry,
  remaining,
  revertChange,
  runRows,
  sendingOrder,
  undoChanges,
  useApi,
  useRead,
  type ZoneChange,
  type ZoneRecord,
  type ZoneRow,
  zoneEntries,
  zoneFindings,
  zoneRecord,
} from '@parapet/api'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Location } from 'react-router-dom'
import { draftStorage } from '../../kit/form/draft.ts'
import { useUnsavedWork } from '../../kit/form/unsavedWork.ts'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { useSession } from '../../platform/session/SessionContext.ts'

interface ZoneDraft {
  readonly changes: readonly ZoneChange[]
  readonly undo: readonly ZoneChange[]
}

const emptyDraft: ZoneDraft = { changes: [], undo: [] }
const draftShape: object = { changes: [{ kind: '', id: '' }], undo: [{ kind: '', id: '' }] }

interface Settled {
  readonly before: unknown
  readonly changes: readonly ZoneChange[]
}

/** The result of the last applied set. */
export interface ZoneOutcome {
  readonly done: number
  readonly refused: readonly { readonly id: string; readonly title: string; readonly problem: string }[]
}

/** The progress of applying a set; null while none is applied. */
export interface ZoneProgress {
  readonly done: number
  readonly total: number
}

export type Zone = ReturnType<typeof useZone>

const domainOf = (search: string) => new URLSearchParams(search).get('domain')
const leavesZone = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || domainOf(from.search) !== domainOf(to.search)

const titleOf = ({ name, type }: ZoneRecord, domain: string) => `${name === '' ? domain : name} ${type}`

function acceptedChange(change: AppliedChange, { id, record }: RecordEntry): ZoneChange {
  switch (change.kind) {
    case 'removed':
      return { kind: 'remove', id }
    case 'edited':
      return { kind: 'edit', id, record }
    case 'added':
      return { kind: 'add', id: change.id, record }
  }
}

/** The records of a domain, the pending changes, and the functions that edit and apply them. */
export function useZone(domain: DnsDomain) {
  const { user } = useSession()
  const api = useApi()
  const describe = useDescribeFailure()
  const read = useRead(dns.records, { domain: domain.id }, { keepPrevious: true })
  const { items, count } = useMemo(
    () => (read.data === undefined ? { items: [], count: 0 } : itemsOf(read.data)),
    [read.data],
  )

  const storage = useMemo(
    () => draftStorage<ZoneDraft>(`dns.${domain.id}`, user?.id, draftShape as ZoneDraft),
    [domain.id, user?.id],
  )
  const [{ changes, undo }, setKept] = useState<ZoneDraft>(() => storage.read() ?? emptyDraft)
  useEffect(() => storage.write(changes.length + undo.length > 0 ? { changes, undo } : null), [storage, changes, undo])
  useUnsavedWork(changes.length > 0, leavesZone)

  const [settled, setSettled] = useState<Settled>({ before: undefined, changes: [] })
  const answer = useRef(read.data)
  answer.current = read.data
  const rows = useMemo(() => {
    const known = items.map((row): ZoneRow => ({ id: String(row.id), record: zoneRecord(row) }))
    const isRead = settled.before !== undefined && settled.before !== read.data
    return isRead ? known : remaining(zoneEntries(known, settled.changes, domain.name))
  }, [items, settled, read.data, domain.name])

  const entries = useMemo(() => zoneEntries(rows, changes, domain.name), [rows, changes, domain.name])
  const changed = useMemo(() => changedEntries(entries), [entries])
  const problems = useMemo(() => changeProblems(entries, domain.name), [entries, domain.name])
  const findings = useMemo(() => zoneFindings(remaining(entries), domain.name), [entries, domain.name])
  const findingsOf = useMemo(() => findingsById(findings), [findings])

  const [progress, setProgress] = useState<ZoneProgress | null>(null)
  const [outcome, setOutcome] = useState<ZoneOutcome | null>(null)
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const stopping = useRef<AbortController>(undefined)

  const setChanges = (change: (before: readonly ZoneChange[]) => readonly ZoneChange[]) => {
    setRefusals(new Map())
    setKept((before) => ({ ...before, changes: change(before.changes) }))
  }

  const send = async ({ id, record, state }: RecordEntry, signal: AbortSignal): Promise<AppliedChange> => {
    const at = { domain: domain.id, record: Number(id) }
    if (state.kind === 'removed') {
      await callApi(dns.removeRecord, at, api, { signal })
      return { kind: 'removed', before: record }
    }
    if (state.kind === 'edited') {
      await callApi(dns.saveRecord, { ...at, body: bodyOf(record) }, api, { signal })
      return { kind: 'edited', id, before: state.before }
    }
    const made = await callApi(dns.addRecord, { domain: domain.id, body: bodyOf(record) }, api, { signal })
    return { kind: 'added', id: String(made.id) }
  }

  const run = async (set: readonly ZoneChange[], isWaiting: boolean) => {
    if (progress) return
    const queue = sendingOrder(zoneEntries(rows, set, domain.name), domain.name)
    const stop = new AbortController()
    stopping.current = stop
    const applied: AppliedChange[] = []
    const accepted: ZoneChange[] = []
    let done = 0
    setOutcome(null)
    setRefusals(new Map())
    setProgress({ done, total: queue.length })
    const results = await runRows(
      queue,
      async (entry) => {
        stop.signal.throwIfAborted()
        const change = await send(entry, stop.signal)
        applied.push(change)
        accepted.push(acceptedChange(change, entry))
        setSettled({ before: undefined, changes: [...accepted] })
        if (isWaiting) setKept((before) => ({ ...before, changes: revertChange(before.changes, entry.id) }))
      },
      () => {
        done += 1
        setProgress({ done, total: queue.length })
      },
    )
    const refused = results.flatMap((result) =>
      result.kind === 'done'
        ? []
        : [{ id: result.row.id, title: titleOf(result.row.record, domain.name), problem: describe(result.failure) }],
    )
    const left = set.filter((change) => refused.some(({ id }) => id === change.id))
    setKept((before) => ({
      changes: isWaiting ? before.changes : mergeChanges(before.changes, left),
      undo: applied.length > 0 ? undoChanges(applied) : before.undo,
    }))
    setRefusals(new Map(refused.map(({ id, problem }) => [id, problem])))
    setOutcome({ done: applied.length, refused })
    setProgress(null)
    setSettled({ before: answer.current, changes: accepted })
    read.retry()
  }

  return {
    domain,
    read,
    missing: Math.max(read.unreadable, count - items.length),
    rows,
    entries,
    changes,
    changed,
    problems,
    findings,
    findingsOf,
    refusals,
    progress,
    outcome,
    dismissOutcome: () => setOutcome(null),
    setChanges,
    discard: () => setChanges(() => []),
    apply: () => run(changes, true),
    canUndo: undo.length > 0,
    undo: () => run(undo, false),
    stageUndo: () => setChanges((before) => mergeChanges(before, undo)),
    stop: () => stopping.current?.abort(),
    curl: () =>
      sendingOrder(entries, domain.name)
        .map(({ id, record, state }) => {
          const at = { domain: domain.id, record: Number(id) }
          if (state.kind === 'removed') return curlOf(dns.removeRecord, at, api)
          if (state.kind === 'edited') return curlOf(dns.saveRecord, { ...at, body: bodyOf(record) }, api)
          return curlOf(dns.addRecord, { domain: domain.id, body: bodyOf(record) }, api)
        })
        .join('\n\n'),
  }
}

function bodyOf({ name, type, ttl, value, priority, weight, port }: ZoneRecord): NewDnsRecord {
  const body = { name, type, ttl, value }
  return type === 'SRV' ? { ...body, priority, weight, port } : body
}
