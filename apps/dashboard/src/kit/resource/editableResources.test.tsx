import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ApiContext, callApi, certificateRows, makeApiContext } from '@parapet/api'
import { createSandbox } from '@parapet/api/sandbox'
import { loadWords } from '@parapet/ui'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { to } from '../../platform/links/to.ts'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { limits } from '../../screens/alerts/limits.tsx'
import { thresholds } from '../../screens/anomalies/thresholds.tsx'
import { backends } from '../../screens/backends/backends.tsx'
import { botActionRows } from '../../screens/bots/botActions.tsx'
import { detection } from '../../screens/bots/detection.tsx'
import { ownLists } from '../../screens/bots/ownLists.tsx'
import { certificateList } from '../../screens/certificates/certificates.tsx'
import { dnsCredentials } from '../../screens/certificates/credentials.tsx'
import { ipLists } from '../../screens/ipLists/ipLists.tsx'
import { logDestinations } from '../../screens/logs/logDestinations.tsx'
import { apiProtection } from '../../screens/perimetrical/apiProtection.tsx'
import { ruleList } from '../../screens/rules/rules.tsx'
import { safeRoutes } from '../../screens/safeRoutes/safeRoutes.tsx'
import { streamingIps } from '../../screens/streamingLogs/streamingIps.tsx'
import { transcodingProfiles } from '../../screens/transcoding/profiles.tsx'
import { companyUsers } from '../../screens/users/companyUsers.tsx'
import { savedViews } from '../../screens/views/savedViews.tsx'
import { AreaContext } from '../../shared/provisioning/area.ts'
import type { ResourceForm } from '../form/useFields.ts'
import { ResourceFormPanel } from './ResourceFormPanel.tsx'
import type { ListQuery, Resource } from './resource.ts'

const now = Date.UTC(2026, 5, 15, 10, 30)
const sandbox = createSandbox({ seed: 446, now: () => now })
const token = sandbox.tokenFor('admin').access_token
const writes = vi.fn<(url: string) => void>()
const api: ApiContext = makeApiContext({
  token: () => token,
  company: () => 300,
  fetch: async (url, init) => {
    if (init?.method !== 'GET') {
      writes(String(url))
      return Response.json({})
    }
    const answer = await sandbox.answer(new Request(new URL(String(url), 'http://sandbox.test'), init))
    return answer ?? new Response(null, { status: 404 })
  },
})

const tools = {
  typeName: String,
  serviceName: String,
  reactionName: String,
  siteName: String,
  available: [],
  all: [],
  entered: String,
  reactionErrors: () => ({}),
  savedReactions: <Reaction,>(reactions: readonly Reaction[]) => [...reactions],
}
const query: ListQuery = { search: '', page: 1, pageSize: 15, sort: null, filters: {} }

async function readRow<Row, Draft extends FieldValues>({ list, detail, getId, isEditable }: Resource<Row, Draft>) {
  const answer = await callApi(list.call, list.params(query, {}) as never, api)
  const row = list.itemsOf(answer).items.find((one) => isEditable?.(one) ?? true)
  if (row === undefined) throw new Error('No row to edit.')
  return detail ? detail.toRow(await callApi(detail.call, detail.params(getId(row)) as never, api)) : row
}

const changed = (value: unknown): unknown =>
  typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `${value}x`

/** A draft as if somebody else had saved another first field. */
function withFirstField<Draft extends FieldValues>(draft: Draft): Draft {
  const [[field, value] = ['', '']] = Object.entries(draft)
  return { ...draft, [field]: changed(value) }
}

/** Changes a draft as a user would, whatever its fields are. */
function ChangeFirstField<Draft extends FieldValues>({ form }: { form: ResourceForm<Draft> }) {
  const change = () => {
    for (const [field, value] of Object.entries(withFirstField(form.values))) form.set(field as FieldPath<Draft>, value)
  }
  return (
    <button type="button" onClick={change}>
      Change
    </button>
  )
}

/** What the tests do with one resource, whatever its row and draft. */
function caseOf<Row, Draft extends FieldValues>(file: string, resource: Resource<Row, Draft>) {
  return {
    file,
    resource,
    async readTwice() {
      return [resource.form?.initial(await readRow(resource)), resource.form?.initial(await readRow(resource))]
    },
    async saveOver(isChanged: boolean) {
      const own = await readRow(resource)
      const { form, update, words } = resource
      const t = words.words('en')
      if (!form || !update || !t) throw new Error('No form.')
      const stored = { ...own }
      const initial = (row: Row | null) =>
        row === stored && isChanged ? withFirstField(form.initial(row)) : form.initial(row)
      await act(async () =>
        render(
          <MockScreen api={api}>
            <AreaContext value="production">
              <ResourceFormPanel
                resource={resource}
                form={{ ...form, initial, check: () => ({}), Fields: ChangeFirstField }}
                t={t}
                row={own}
                template={null}
                action={update}
                onDone={() => undefined}
                readStored={async () => stored}
              />
            </AreaContext>
          </MockScreen>,
        ),
      )
      const element = await waitFor(() => {
        const found = document.querySelector('form')
        if (!found) throw new Error('No form yet.')
        return found
      })
      fireEvent.click(screen.getByRole('button', { name: 'Change' }))
      await act(async () => void fireEvent.submit(element))
    },
    async unnamedFields() {
      const own = await readRow(resource)
      const { form, update, words, historyPath, historyFields = {} } = resource
      const t = words.words('en')
      if (!form || !update || !t) throw new Error('No form.')
      const input = update.input(form.initial(own), own)
      const body = 'body' in input ? (input.body as object) : {}
      return Object.keys(historyPath ? body : {}).filter((field) =>
        [historyFields[field]?.label, `column.${field}`, field].every((key) => key === undefined || t(key) === key),
      )
    },
  }
}

const siteWithBotList = sandbox.world.bot_lists.find(({ company }) => company === 300)?.site ?? 0

const editable = [
  caseOf('alerts/limits', limits.of({ ...tools, now: 0, dayText: String, members: undefined })),
  caseOf('anomalies/thresholds', thresholds.of(tools)),
  caseOf('bots/botActions', botActionRows.of({ sites: [], flagName: String })),
  caseOf('bots/detection', detection.of({ actionOf: () => null })),
  caseOf('bots/ownLists', ownLists.allow.of({ site: siteWithBotList })),
  caseOf('ipLists/ipLists', ipLists),
  caseOf('logs/logDestinations', logDestinations),
  caseOf('perimetrical/apiProtection', apiProtection),
  caseOf(
    'backends/backends',
    backends.production.of({
      company: 300,
      sites: [],
      ranges: [],
      known: [],
      live: null,
      problems: [],
    }),
  ),
  caseOf(
    'certificates/certificates',
    certificateList.of({ join: (list) => certificateRows(list, [], [], now / 1000), facts: new Map() }),
  ),
  caseOf('certificates/credentials', dnsCredentials.of({ hooks: [], usesOf: () => 0 })),
  caseOf(
    'rules/rules',
    ruleList.production.of({
      rules: [],
      warnings: new Map(),
      catalogue: {
        company: 300,
        backends: [],
        sites: [],
        siteUrl: () => undefined,
        properties: [],
        operators: [],
        templates: [],
      },
      sentenceOf: () => ({ when: '', effect: '' }),
      titleOf: () => '',
      onTrace: () => undefined,
    }),
  ),
  caseOf('safeRoutes/safeRoutes', safeRoutes),
  caseOf('streamingLogs/streamingIps', streamingIps),
  caseOf('transcoding/profiles', transcodingProfiles),
  caseOf(
    'users/companyUsers',
    companyUsers.of({
      ownId: 1,
      roleName: String,
      roles: [],
      isManager: true,
      seesSessions: true,
      members: [],
      onRoles: null,
    }),
  ),
  caseOf(
    'views/savedViews',
    savedViews.mine.of({
      owner: 1,
      user: 1,
      zone: 'UTC',
      to,
      isPinned: () => false,
      mayChange: () => true,
      onPin: () => undefined,
      onUnpin: () => undefined,
    }),
  ),
]

beforeAll(async () => {
  await loadWords('en')
  await Promise.all(editable.map(({ resource }) => resource.words.load('en')))
})
beforeEach(() => {
  writes.mockClear()
  sessionStorage.clear()
})

it('has every resource that can be changed', () => {
  const screens = join(import.meta.dirname, '../../screens')
  const found = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && /^\s+update: write/m.test(readFileSync(join(screens, file), 'utf8')),
  )
  expect(editable.map(({ file }) => `${file}.tsx`).sort()).toEqual(found.sort())
})

describe.each(editable)('$file', (one) => {
  it('asks before it overwrites what somebody else has saved, and sends nothing', async () => {
    await one.saveOver(true)
    expect(await screen.findByText('Somebody else saved it after you opened it')).toBeDefined()
    expect(writes).not.toHaveBeenCalled()
  })

  it('asks nothing when the stored row is the one that was opened', async () => {
    const [first, second] = await one.readTwice()
    expect(second).toEqual(first)
    await one.saveOver(false)
    expect(screen.queryByText('Somebody else saved it after you opened it')).toBeNull()
  })

  it('names the fields of its history', async () => {
    expect(await one.unnamedFields()).toEqual([])
  })
})
