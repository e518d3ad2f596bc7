import {
  type Call,
  callApi,
  companies,
  everyCall,
  heldWhileActing,
  makeApiContext,
  permissionOf,
  serviceState,
  systemClock,
} from '@parapet/api'
import { createSandbox, personas } from '@parapet/api/sandbox'
import { expect, it } from 'vitest'
import { pathList } from '../platform/paths/paths.ts'
import { createSession, type SessionStore } from '../platform/session/createSession.ts'
import { KEYS } from '../platform/session/storage.ts'
import { noticeWords } from '../platform/words/notices.words.ts'

const now = Date.UTC(2026, 5, 15, 10, 30)
const sandbox = createSandbox({ seed: 446, now: () => now })
const silent = () => () => undefined

function sessionOf(persona: (typeof personas)[number]['name'] | null): SessionStore {
  const kept = new Map<string, string>()
  if (persona) {
    const { access_token: accessToken, expires_in } = sandbox.tokenFor(persona)
    kept.set(KEYS.session, JSON.stringify({ token: { accessToken, expiresAtMs: now + expires_in * 1000 } }))
  }
  return createSession({
    clock: { ...systemClock, now: () => now, setTimeout: () => 0, clearTimeout: () => undefined },
    local: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
      key: () => null,
      length: 0,
    },
    tab: null,
    browserEvents: { onStorage: silent, onActivity: silent, onWake: silent },
    device: { platform: 'test', os: 'test', browser: 'test' },
    version: '4.4.6',
    clientId: () => 'test',
    context: (own) =>
      makeApiContext({
        ...own,
        fetch: async (input, init) =>
          (await sandbox.answer(new Request(new URL(String(input), 'http://sandbox.test'), init))) ??
          new Response(null, { status: 404 }),
      }),
    navigation: { currentAddress: () => '/', navigate: () => undefined, reload: () => undefined },
    refreshTheme: () => undefined,
    pageShown: () => Promise.resolve(),
  })
}

async function visit(session: SessionStore, path: string, company = ''): Promise<string> {
  const address = `/${path.replace('{company?}', company).replace(/\{\w+\}/g, 'x')}`.replace('//', '/')
  for (const { id } of session.get().notices) session.dismiss(id)
  const outcome = await session.enter(address)
  if (outcome.kind !== 'redirect') return outcome.kind === 'proceed' ? 'opens' : outcome.kind
  const [notice] = session.get().notices
  const where = outcome.address.startsWith('/auth/login') ? 'login' : outcome.address.replace(/^\/\d+$/, 'home')
  if (notice?.service) return `${where}, no access to ${notice.service}`
  return notice ? `${where}, '${noticeWords.words('en')?.(notice.messageKey)}'` : where
}

interface Visitor {
  name: string
  session: SessionStore
  company?: string
}

const visitorsOf = (): Visitor[] => [
  ...[...personas.map(({ name }) => name), null].map((persona) => ({
    name: persona ?? 'a visitor',
    session: sessionOf(persona),
  })),
  { name: 'dealer/414', session: sessionOf('dealer'), company: '414' },
]

it('lists for every persona which pages it may open, and the reason it may not', async () => {
  await noticeWords.load('en')
  const sessions = visitorsOf()
  const rows: string[] = []
  for (const { name, path, guard } of pathList) {
    const byOutcome = new Map<string, string[]>()
    for (const visitor of sessions) {
      const outcome = await visit(visitor.session, path, visitor.company)
      byOutcome.set(outcome, [...(byOutcome.get(outcome) ?? []), visitor.name])
    }
    rows.push(`/${path} (${name}: ${guard.name})`)
    for (const [outcome, names] of byOutcome) rows.push(`    ${outcome}: ${names.join(' ')}`)
  }
  expect(`\n${rows.join('\n')}\n`).toMatchSnapshot()
}, 60_000)

/** What people do to other people and to companies (issue 39), by the call that it needs. */
const actions: Readonly<Record<string, string>> = {
  'create a company': 'company.add',
  'invite a user': 'company.addUser',
  'change roles, of one user or of several': 'company.saveUser',
  'remove a user': 'company.removeUser',
  'give roles in another company': 'company.addProfile',
  'change roles in another company': 'company.saveProfile',
  'require two-factor': 'company.save',
  'list whom to act as': 'company.possibleUsers',
  'act as somebody': 'company.impersonate',
  'read the audit log': 'audit.list',
  'read the own notifications': 'notifications.history',
  'mark notifications as read': 'notifications.markRead',
  'switch a notification on': 'notifications.addPreference',
  'switch a notification off': 'notifications.removePreference',
  'report, or open a ticket': 'ticketDesk.add',
  'attach a file to a ticket': 'ticketDesk.upload',
  'answer a ticket': 'ticketDesk.save',
}
const callOf = (name: string): Call => {
  const found = everyCall().find((call) => call.name === name)
  if (!found) throw new Error(`No call ${name}.`)
  return found
}

it('lists for every persona which actions on people and companies they may take, and why not', async () => {
  const rows: string[] = []
  const visitors = visitorsOf()
  for (const { session, company = '' } of visitors) await session.enter(`/${company}`)
  for (const [action, name] of Object.entries(actions)) {
    const call = callOf(name)
    const byOutcome = new Map<string, string[]>()
    for (const visitor of visitors) {
      const { user, company } = visitor.session.get()
      const permission = permissionOf(call, { user, company })
      const outcome =
        permission.kind === 'allowed'
          ? 'may'
          : `${Object.values(permission.reason).join(' ')}, changed by ${permission.whoCanGrant}`
      byOutcome.set(outcome, [...(byOutcome.get(outcome) ?? []), visitor.name])
    }
    rows.push(`${action} (${name})`)
    for (const [outcome, names] of byOutcome) rows.push(`    ${outcome}: ${names.join(' ')}`)
  }
  expect(`\n${rows.join('\n')}\n`).toMatchSnapshot()
}, 60_000)

it('lists for every persona in which companies they may give roles', async () => {
  const rows: string[] = []
  for (const { name } of personas) {
    const session = sessionOf(name)
    await session.enter('/')
    const { user } = session.get()
    const context = makeApiContext({
      token: () => sandbox.tokenFor(name).access_token,
      fetch: async (input, init) =>
        (await sandbox.answer(new Request(new URL(String(input), 'http://sandbox.test'), init))) ??
        new Response(null, { status: 404 }),
    })
    const all = await callApi(companies.list, {}, context)
    const managed = all.filter(
      (company) => permissionOf(callOf('company.addProfile'), { user, company }).kind === 'allowed',
    )
    rows.push(`${name}: ${managed.length} of ${all.length} (${managed.map(({ id }) => id).join(' ')})`)
  }
  expect(`\n${rows.join('\n')}\n`).toMatchSnapshot()
}, 60_000)

it('lists what is closed while staff act as somebody, and what only once they took control', () => {
  const rows: string[] = []
  const held = (hasControl: boolean, why: string) =>
    everyCall()
      .filter((call) => heldWhileActing(call, hasControl) === why)
      .map(({ name }) => name)
  rows.push('closed, with control too', ...held(true, 'closed').map((name) => `    ${name}`))
  rows.push('actions on people and companies')
  for (const [action, name] of Object.entries(actions)) {
    const before = heldWhileActing(callOf(name), false) ?? 'open'
    const after = heldWhileActing(callOf(name), true) ?? 'open'
    rows.push(`    ${action}: ${before}, with control ${after}`)
  }
  expect(held(true, 'closed')).toEqual(held(false, 'closed'))
  expect(held(true, 'readOnly')).toEqual([])
  expect(`\n${rows.join('\n')}\n`).toMatchSnapshot()
})

it('applies the limits of dedicated analytics to users who may use it, never to dealers', async () => {
  const dedicated: string[] = []
  for (const { name, session, company = '' } of visitorsOf()) {
    await session.enter(`/${company}`)
    const { user, company: entered } = session.get()
    const state = serviceState('dedicatedanalytics', { user, company: entered })
    if (name === 'dealer/414') expect(state).toMatchObject({ hired: true, granted: true, usable: false })
    if (state.usable) dedicated.push(name)
  }
  expect(dedicated).toEqual(['admin', 'staff', 'secure', 'fleet'])
}, 60_000)
