import { describe, expect, it } from 'vitest'
import { makeApiContext, systemClock } from '../call/context.ts'
import { CallFailure } from '../call/failure.ts'
import { everyCall } from '../endpoints/registry.ts'
import { createTestSandbox } from '../sandbox/testSandbox.ts'
import { personaPassword } from '../sandbox/world/personas.ts'
import { isProblem, type ProbeLogin, type ProbeResult, probe } from './probe.ts'

type Spoil = (path: string, response: Response) => Response | Promise<Response>

const json = (data: unknown, status = 200) => Response.json(data, { status })

async function probed(username: string, spoil: Spoil = (_, response) => response, login: Partial<ProbeLogin> = {}) {
  const { sandbox, changes } = createTestSandbox()
  const asked: string[] = []
  const results = await probe(
    { username, password: personaPassword, ...login },
    (own) =>
      makeApiContext({
        ...own,
        base: 'http://sandbox.test/api',
        clock: { ...systemClock, now: () => Date.parse('2026-06-15T10:30:00Z') },
        hosts: Object.fromEntries(
          ['tickets', 'status', 'blog', 'static'].map((name) => [name, `http://sandbox.test/third/${name}`]),
        ) as ReturnType<typeof makeApiContext>['hosts'],
        fetch: async (input, init) => {
          const request = new Request(input, init)
          asked.push(`${request.method} ${new URL(request.url).pathname}`)
          const answer = await sandbox.answer(request)
          return spoil(new URL(request.url).pathname, answer ?? json({ detail: 'Not found.' }, 404))
        },
      }),
    () => undefined,
  )
  const verdictOf = (name: string) => results.find((result) => result.name === name)?.verdict
  return { results, asked, changes, verdictOf }
}

describe('a probe of the sandbox', () => {
  it.each(['admin', 'viewer', 'config', 'dealer', 'staff', 'newcomer'])('finds nothing wrong as %s', async (name) => {
    const { results } = await probed(name)
    expect(results.filter(isProblem)).toEqual([])
    expect(results).toHaveLength(everyCall().filter(({ method }) => method === 'GET').length)
  })

  it('only reads, and leaves nothing but the login in the provider', async () => {
    const { asked, changes } = await probed('admin')
    expect(asked.filter((request) => !request.startsWith('GET '))).toEqual([
      'POST /api/v1/oauth2/access_token/',
      'POST /api/v1/core/revoke_token',
    ])
    expect(
      [...new Set(changes.map(({ table }) => table))].filter((table) => !/token|login|device/i.test(table)),
    ).toEqual([])
  })
})

describe('a probe of another provider', () => {
  it('names what is missing, refused, absent, broken and new', async () => {
    const { verdictOf, results } = await probed('admin', async (path, response) => {
      if (path.endsWith('/companies/300/sites/')) {
        const rows = (await response.json()) as object[]
        return json(rows.map((row) => ({ ...row, colour: 'red' })))
      }
      if (path.endsWith('/inventory/pop')) return json([{ id: 'one' }])
      if (path.endsWith('/audit/action/300/')) return json({ detail: 'Not for you.' }, 403)
      if (path.endsWith('/inventory/provider')) return json({ detail: 'Not found.' }, 404)
      if (path.endsWith('/companies/')) return json({ detail: 'Not found.' }, 404)
      if (path.endsWith('/third/blog/wp-json/wp/v2/posts')) return json('broken', 500)
      return response
    })
    expect(verdictOf('sites.list')).toEqual({ kind: 'extra', fields: ['[].colour'] })
    expect(verdictOf('inventory.pops')).toMatchObject({ kind: 'unexpected', path: expect.stringMatching(/^0\./) })
    expect(verdictOf('audit.list')).toEqual({ kind: 'refused', status: 403, message: 'Not for you.' })
    expect(verdictOf('inventory.providers')).toEqual({ kind: 'absent', status: 404, isExtension: false })
    expect(verdictOf('companies.list')).toEqual({ kind: 'absent', status: 404, isExtension: true })
    expect(verdictOf('blog.posts')).toMatchObject({ kind: 'failed' })
    expect(results.filter(isProblem).map(({ name }): ProbeResult['name'] => name)).toEqual([
      'inventory.pops',
      'inventory.providers',
      'blog.posts',
      'audit.list',
    ])
  })

  it('rejects when the login is refused', async () => {
    await expect(probed('admin', undefined, { password: 'wrong' })).rejects.toBeInstanceOf(CallFailure)
  })
})
