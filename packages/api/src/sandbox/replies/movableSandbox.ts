import { createSandbox, type PersonaName, type Sandbox } from '../index.ts'

export interface TestAnswer {
  status: number
  data: unknown
}

/** A sandbox with a clock that a test moves by hand. */
export function createMovableSandbox(at = '2026-06-15T10:30:00Z') {
  let now = Date.parse(at)
  const sandbox: Sandbox = createSandbox({ now: () => now })
  return {
    sandbox,
    pass(seconds: number) {
      now += seconds * 1000
    },
    async fetchJson(what: string, body?: unknown, as: PersonaName = 'admin'): Promise<TestAnswer> {
      const [method = 'GET', path = ''] = what.split(' ')
      const response = await sandbox.answer(
        new Request(`http://sandbox.test/api/v1/${path}`, {
          method,
          headers: {
            authorization: `Bearer ${sandbox.tokenFor(as).access_token}`,
            'content-type': 'application/json',
          },
          body: body === undefined ? null : JSON.stringify(body),
        }),
      )
      if (!response) throw new Error(`${path} is not the sandbox's`)
      const text = await response.text()
      return { status: response.status, data: text === '' ? undefined : JSON.parse(text) }
    },
  }
}
