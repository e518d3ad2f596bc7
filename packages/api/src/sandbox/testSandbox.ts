import { type Change, createSandbox, type PersonaName, type Sandbox, type SandboxOptions } from './index.ts'

interface TestRequest {
  method?: string
  body?: unknown
  form?: Record<string, string>
  as?: PersonaName
}

/** A sandbox for tests, with a manual clock and the list of its changes. */
export interface TestSandbox {
  readonly sandbox: Sandbox
  readonly changes: Change[]
  response(path: string, question?: TestRequest): Promise<Response>
  // biome-ignore lint/suspicious/noExplicitAny: answers are read field by field in tests
  fetchJson(path: string, question?: TestRequest): Promise<{ status: number; data: any }>
  pass(seconds: number): void
}

/** Starts a sandbox on 15 June 2026, 10:30 UTC; requests are admin's by default. */
export function createTestSandbox(options: SandboxOptions = {}): TestSandbox {
  let clock = Date.parse('2026-06-15T10:30:00Z')
  const changes: Change[] = []
  const sandbox = createSandbox({
    now: () => clock,
    storage: { append: (written) => void changes.push(...written) },
    ...options,
  })

  async function response(path: string, { method, body, form, as = 'admin' }: TestRequest = {}): Promise<Response> {
    const headers = new Headers({ authorization: `Bearer ${sandbox.tokenFor(as).access_token}` })
    if (body !== undefined) headers.set('content-type', 'application/json')
    const sent = form ? new URLSearchParams(form) : body === undefined ? null : JSON.stringify(body)
    const url = `http://sandbox.test${path.startsWith('/') ? path : `/api/v1/${path}`}`
    const answer = await sandbox.answer(
      new Request(url, { method: method ?? (sent === null ? 'GET' : 'POST'), headers, body: sent }),
    )
    if (!answer) throw new Error(`Not the sandbox's: ${path}`)
    return answer
  }

  return {
    sandbox,
    changes,
    response,
    async fetchJson(path, question) {
      const answer = await response(path, question)
      const text = await answer.text()
      return { status: answer.status, data: text ? JSON.parse(text) : undefined }
    },
    pass(seconds) {
      clock += seconds * 1000
    },
  }
}
