import { checkVcl } from '@parapet/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { VclQuestion } from './vclCheckWorker.ts'

const around = { backends: ['c300_origin1'], acls: [] }
const short = 'sub vcl_recv {\n  set req.backend_hint = c300_gone.backend();\n}\n'
const long = `${'# A comment\n'.repeat(800)}${short}`

class FakeWorker {
  static made: FakeWorker[] = []
  readonly asked: VclQuestion[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: (() => void) | null = null
  readonly address: string
  constructor(address: string) {
    this.address = address
    FakeWorker.made.push(this)
  }
  postMessage(question: VclQuestion) {
    this.asked.push(question)
  }
}

beforeEach(() => {
  vi.resetModules()
  FakeWorker.made = []
})
afterEach(() => vi.unstubAllGlobals())

const load = async () => (await import('./checkVclAside.ts')).checkVclAside

it('checks a short program at once', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  const check = await load()
  expect(await check(short, around)).toEqual(checkVcl(short, around))
  expect(FakeWorker.made).toEqual([])
})

it('checks long programs in one worker, each answer for its question', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  const check = await load()
  const [one, other] = [check(long, around), check(`${long} `, around)]
  const [worker] = FakeWorker.made
  expect(FakeWorker.made).toHaveLength(1)
  for (const { n, text } of worker?.asked.toReversed() ?? [])
    worker?.onmessage?.({ data: { n, problems: checkVcl(text, around).slice(0, text === long ? 1 : 0) } })
  expect(await one).toEqual(checkVcl(long, around))
  expect(await other).toEqual([])
})

it('checks in the page what the worker cannot, now and later', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  const check = await load()
  const asked = check(long, around)
  FakeWorker.made[0]?.onerror?.()
  expect(await asked).toEqual(checkVcl(long, around))
  expect(await check(long, around)).toEqual(checkVcl(long, around))
  expect(FakeWorker.made).toHaveLength(1)
})

it('checks in the page where there are no workers, or none may be started', async () => {
  const check = await load()
  expect(await check(long, around)).toEqual(checkVcl(long, around))
  vi.resetModules()
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new TypeError('refused')
      }
    },
  )
  expect(await (await load())(long, around)).toEqual(checkVcl(long, around))
})

it('takes the address of the worker from a policy that refuses any other', async () => {
  const rules: { createScriptURL(url: string): string }[] = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_: string, rule: { createScriptURL(url: string): string }) => {
      rules.push(rule)
      return rule
    },
  })
  const check = await load()
  void check(long, around)
  expect(FakeWorker.made[0]?.address).toMatch(/vclCheckWorker/)
  expect(() => rules[0]?.createScriptURL('https://elsewhere.example/a.js')).toThrow('one address')
})
