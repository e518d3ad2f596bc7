// Holds the dashboard's verdict (domain/permission.ts) against the sandbox: every row of the contract matrix, and every
// company of every persona.
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../call/call.ts'
import { permissionOf } from '../domain/permission.ts'
import { createSandbox, personas, type Sandbox } from './index.ts'
import { refusalOf } from './permissions.ts'
import { callsOf, everySandboxCall, type SandboxArea, sandboxAreas } from './publicCalls.ts'
import { samples } from './samples.ts'
import type { CompanyRecord } from './world/records.ts'
import { companyAnswer, isMember, userAnswer } from './world/World.ts'

/** Rows whose 401 or 403 depends on the object, which the dashboard cannot know before the call. */
const byObject: Readonly<Record<string, string>> = {
  'auth.passkeyLogin': 'the sample brings a passkey that does not exist',
  'account.credentialsFor': "one's own, or those of a user one manages",
  'user.company': 'the company is in its path under another name',
  'user.saveSelf': 'only oneself',
  'user.userTokens': "one's own, or an admin's colleague's",
  'user.removeUserTokens': "one's own, or an admin's colleague's",
  'user.removeUserToken': "one's own, or an admin's colleague's",
  'user.savePreferences': 'the owner of the preferences',
  'user.sharedUrls': 'the owner of the URLs',
  'user.saveSharedUrl': 'the owner of the URL',
  'user.removeSharedUrl': 'the owner of the URL',
}

interface AnySample {
  readonly in?: number
  readonly params?: Readonly<Record<string, unknown>>
}

let sandbox: Sandbox
beforeAll(() => {
  sandbox = createSandbox({ now: () => Date.parse('2026-06-15T10:30:00Z') })
})

function companyOf(area: string, name: string): CompanyRecord | undefined {
  const { world } = sandbox
  const ofArea = samples[area as keyof typeof samples] as Record<string, unknown>
  const made = ofArea[name]
  const { in: company = 300, params } = (typeof made === 'function' ? made(world) : made) as AnySample
  const client = params?.client ?? params?.tenant
  const ofClient = world.companies.find((row) => row.client?.id === Number(client))
  return (client === undefined ? undefined : ofClient) ?? world.companies.get(company)
}

const factsOf = (name: string, company: CompanyRecord | undefined) => {
  const { world } = sandbox
  const user = world.users.find((row) => row.username === name)
  return { user: user ? userAnswer(world, user) : null, company: company ? companyAnswer(world, company) : null }
}

function matrixOf(area: string): [name: string, status: Map<string, number>][] {
  const text = readFileSync(new URL(`contract/${area}.txt`, import.meta.url), 'utf8')
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const names = head.slice('in 300 as'.length).trim().split(/ +/)
  return lines.map((line) => {
    const [name = '', ...statuses] = line.split(/ +/)
    return [name, new Map(statuses.map((status, i) => [names[i] ?? '', Number(status)]))]
  })
}

const isRefused = (status: number) => status === 401 || status === 403

function differencesIn(area: string): [call: Call, differs: [persona: string, status: number][]][] {
  const calls = callsOf(area as SandboxArea) as Readonly<Record<string, Call>>
  return matrixOf(area).map(([name, statuses]) => {
    const call = calls[name]
    if (!call) throw new Error(`No call ${area}.${name}`)
    const company = companyOf(area, name)
    const isOther = (persona: string, status: number) =>
      (permissionOf(call, factsOf(persona, company)).kind === 'refused') !== isRefused(status)
    return [call, [...statuses].filter(([persona, status]) => isOther(persona, status))]
  })
}

describe('the permission rules of the dashboard match the sandbox', () => {
  it.each(sandboxAreas)('%s: every persona, as in the contract matrix', (area) => {
    for (const [call, differs] of differencesIn(area)) {
      if (byObject[call.name] === undefined) expect(differs, call.name).toEqual([])
      for (const [persona, status] of differs)
        expect(isRefused(status), `${call.name}: ${persona} was refused and need not be`).toBe(true)
    }
  })

  it('covers every endpoint, and every exception is needed', () => {
    const rows = sandboxAreas.flatMap(differencesIn)
    expect(rows.map(([call]) => call.name).sort()).toEqual(
      everySandboxCall()
        .map(({ name }) => name)
        .sort(),
    )
    const needed = rows.flatMap(([call, differs]) => (differs.length > 0 ? [call.name] : []))
    expect(needed.sort()).toEqual(Object.keys(byObject).sort())
  })

  it.each(personas.map(({ name }) => name))('%s, in every company', (persona) => {
    const { world } = sandbox
    const user = world.users.find((row) => row.username === persona)
    if (!user) throw new Error(`No user ${persona}`)
    const calls = everySandboxCall().filter(({ auth }) => auth === 'bearer')
    for (const company of world.companies.all()) {
      const facts = factsOf(persona, company)
      const client = company.client?.id
      for (const call of calls) {
        const inPath = call.path.includes('{company}')
        const refusal =
          inPath && !isMember(user, company) ? 'stranger' : refusalOf(call.needs, { world, user, company, client })
        const verdict = permissionOf(call, facts)
        expect(verdict.kind, `${call.name} in ${company.name}`).toBe(refusal ? 'refused' : 'allowed')
        const isUnhired = refusal && refusal !== 'stranger' && JSON.stringify(refusal.body).includes('not hired')
        const says = verdict.kind === 'refused' && verdict.reason.kind === 'notHired'
        expect(says, `${call.name} in ${company.name}`).toBe(Boolean(isUnhired))
      }
    }
  })
})
