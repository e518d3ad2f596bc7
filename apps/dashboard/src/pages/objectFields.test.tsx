import { ApiProvider, type AuditKind, auditKinds, makeApiContext } from '@parapet/api'
import { AnnouncerProvider, LocaleProvider, loadWords, ToastProvider } from '@parapet/ui'
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { FieldChanges } from '../kit/changes/FieldChanges.tsx'
import type { ObjectFields } from '../kit/changes/ObjectFieldsContext.ts'
import { mockSession } from '../platform/session/mockSession.ts'
import { SessionContext } from '../platform/session/SessionContext.ts'
import { loadObjectFields } from './objectFields.ts'

beforeAll(() => loadWords('en'))

const without: readonly AuditKind[] = [
  'purge',
  'tagPurge',
  'prefetch',
  'deployment',
  'stagingDeployment',
  'check',
  'dnsCredential',
  'mode',
  'block',
  'site',
  'session',
  'profile',
  'service',
  'company',
  'falsePositive',
  'query',
  'transcoding',
  'notification',
  'other',
]
const kinds = auditKinds.filter((kind) => !without.includes(kind))
const api = makeApiContext({ fetch: async () => Response.json([]), token: () => 'token', company: () => 300 })

function Changes({ words, useFields }: ObjectFields) {
  const t = words.words('en')
  if (!t) throw new Error('The words have not loaded')
  return <FieldChanges changes={[{ field: 'site', before: undefined, after: 7 }]} t={t} fields={useFields()} />
}

async function show(kind: string) {
  const fields = await loadObjectFields(kind)
  if (!fields) throw new Error(`${kind} has no fields`)
  await loadWords('en')
  render(
    <ApiProvider value={api}>
      <LocaleProvider locale="en" zone="UTC">
        <SessionContext value={mockSession()}>
          <AnnouncerProvider>
            <ToastProvider>
              <Changes {...fields} />
            </ToastProvider>
          </AnnouncerProvider>
        </SessionContext>
      </LocaleProvider>
    </ApiProvider>,
  )
}

it.each(kinds)('shows the fields of %s outside of its own screen', async (kind) => {
  await show(kind)
  expect(screen.getByText(/: .*7$/).textContent).toMatch(/7$/)
})

it.each(without)('has no fields of %s, which no form edits', async (kind) => {
  expect(await loadObjectFields(kind)).toBeNull()
})
