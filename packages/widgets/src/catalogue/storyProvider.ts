import { type ApiContext, makeApiContext } from '@parapet/api'
import { createSandbox, type PersonaName } from '@parapet/api/sandbox'
import { networks, SandboxChoicesContext } from '@parapet/api/sandbox/choices'
import { use, useMemo } from 'react'
import type { BoardLinks } from '../rows/row.ts'

/** The company of every story: Aurora Media, eight sites, everything hired. */
export const storyCompany = 300

/** Links for stories, which lead nowhere. */
export const storyLinks: BoardLinks = {
  page: (name) => `#${name}`,
  hasAnalytics: true,
  service: (key) => `#services-${key}`,
}

/** What the provider does instead of answering. */
export type ProviderFault = 'none' | 'never' | 'refused' | 'broken' | 'unreachable' | 'html' | 'uncollected'

const faults: Readonly<Record<Exclude<ProviderFault, 'none'>, () => Promise<Response>>> = {
  never: () => new Promise(() => undefined),
  refused: () => Promise.resolve(Response.json({ detail: 'Not allowed.' }, { status: 403 })),
  broken: () =>
    Promise.resolve(
      Response.json({ detail: 'Bad gateway' }, { status: 502, headers: { 'x-request-id': '01JXR8Z4QK' } }),
    ),
  unreachable: () => Promise.reject(new TypeError('Failed to fetch')),
  uncollected: () => Promise.resolve(Response.json([])),
  html: () => Promise.resolve(new Response('<!doctype html><title>502</title>', { status: 200 })),
}

/** Returns an API context on the toolbar's sandbox, or one that fails. */
export function useStoryProvider({ mishap = 'none', ...given }: { persona?: PersonaName; mishap?: ProviderFault }): {
  api: ApiContext
  sites: readonly string[]
} {
  const { scenario, network, ...chosen } = use(SandboxChoicesContext)
  const persona = given.persona ?? chosen.persona
  return useMemo(() => {
    const sandbox = createSandbox({ seed: 446, now: () => Date.now(), persona, scenario, ...networks[network] })
    const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
      if (mishap !== 'none') return faults[mishap]()
      const address = new URL(input instanceof Request ? input.url : String(input), 'http://sandbox.localhost')
      return (await sandbox.answer(new Request(address, init))) ?? Response.error()
    }
    const apiKey = sandbox.world.users.find((user) => user.username === persona)?.api_key ?? null
    const own = sandbox.world.sites.all().filter((site) => site.company === storyCompany)
    return {
      api: makeApiContext({ company: () => storyCompany, apiKey: () => apiKey, fetch: answer }),
      sites: own.map((site) => site.url).sort(),
    }
  }, [persona, scenario, network, mishap])
}
