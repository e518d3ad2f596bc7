import { type AuditEntry, type AuditKind, company as companyCalls, itemsOf, type Span, useRead } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { createTools } from '../../kit/resource/createTools.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { changesWords } from '../../platform/words/changes.words.ts'
import { auditWords } from './audit.words.ts'
import { subjectOf } from './auditTexts.ts'

interface AuditSpan {
  readonly span: Span
}

export interface AuditTools extends AuditSpan {
  readonly nameOf: (row: AuditEntry) => string | null
  readonly kindText: (kind: AuditKind) => string
  readonly people: readonly { readonly id: number; readonly email: string }[]
  readonly sites: readonly string[]
}

const MOST_PEOPLE = 1000
const nobody: readonly never[] = []

/** The range of the log, which is chosen above it. */
export const [AuditSpanContext, useAuditSpan] = createTools<AuditSpan>()

/** Returns what the list of the audit log depends on. */
export function useAuditTools(): AuditTools {
  const t = useWords(auditWords)
  const change = useWords(changesWords)
  const { company } = useSession()
  const { data } = useRead(companyCalls.members, { limit: MOST_PEOPLE, offset: 0 }, { quiet: true })
  const people = useMemo(() => (data === undefined ? nobody : itemsOf(data).items), [data])
  const sites = company?.sites ?? nobody
  return {
    ...useAuditSpan(),
    kindText: useMemo(() => (kind) => change(`kind.${kind}`), [change]),
    people,
    sites: useMemo(() => sites.map(({ url }) => url), [sites]),
    nameOf: useMemo(() => {
      const urls = new Map(sites.map(({ id, url }) => [String(id), url]))
      const emails = new Map(people.map(({ id, email }) => [String(id), email]))
      return (row) => subjectOf(row, { siteName: (id) => urls.get(id), userName: (id) => emails.get(id) }, t)
    }, [sites, people, t]),
  }
}
