import { nullable, optional, strictObject, string } from 'valibot'
import { hostOf } from '../domain/hosts.ts'
import { bodyAs } from './body.ts'
import { type Clock, clockScript, readClockChange } from './clock.ts'
import { Refusal, refusals } from './context.ts'
import { attempt, readBody } from './replies.ts'
import type { World } from './world/World.ts'

interface Owned {
  world: World
  clock: Clock
}

type Answer = (request: Request, owned: Owned) => object | Promise<object>

/** Accepts JSON only: another site can send forms to this machine without a preflight, but not JSON. */
function mustBeJson(request: Request) {
  if (!request.headers.get('content-type')?.includes('application/json'))
    throw new Refusal(415, { detail: 'Send JSON, with the content type application/json.' })
}

async function changeClock(request: Request, { clock }: Owned): Promise<object> {
  mustBeJson(request)
  clock.change(readClockChange(await readBody(request), clock))
  return clock.read()
}

/** The script a page loads first to use the sandbox's time. */
export const clockScriptPath = '/third/sandbox/clock.js'

const HostBody = strictObject(
  {
    host: string(),
    txt: optional(nullable(string())),
    file: optional(nullable(string())),
    cname: optional(nullable(string())),
  },
  'Unknown field.',
)

/** Publishes records of a host, as its owner would; null gives one back to the clock. */
async function publish(request: Request, { world, clock }: Owned): Promise<object> {
  mustBeJson(request)
  const { host: typed, cname, ...texts } = bodyAs(await readBody(request), HostBody)
  const host = hostOf(typed)
  if (host === null) throw refusals.fields({ host: ['Enter a valid domain name.'] })
  const known = world.site_dns.get(host) ?? { id: host, txt: null, file: null, cname: null, added_at: null }
  const target = cname && { target: cname, from: Math.floor(clock.now()) }
  return world.site_dns.put(host, { ...known, ...texts, ...(target !== undefined && { cname: target || null }) })
}

const paths: Readonly<Record<string, Readonly<Record<string, Answer>>>> = {
  '/third/mail/messages.json': { GET: (_, { world }) => world.mails.all() },
  [clockScriptPath]: {
    GET: (_, { clock }) => new Response(clockScript(clock), { headers: { 'content-type': 'text/javascript' } }),
  },
  '/third/sandbox/clock': { GET: (_, { clock }) => clock.read(), POST: changeClock },
  '/third/sandbox/dns': { GET: (_, { world }) => world.site_dns.all(), POST: publish },
}

/** Answers a request to the sandbox itself; undefined when it is one to the provider. */
export function answerClockRequest(pathname: string, request: Request, owned: Owned): Promise<Response> | undefined {
  const path = pathname.replace(/\/$/, '')
  const methods = Object.hasOwn(paths, path) ? paths[path] : undefined
  if (!methods) return undefined
  return attempt(async () => {
    const reply = methods[request.method === 'HEAD' ? 'GET' : request.method]
    if (!reply) throw new Refusal(405, { detail: `Method "${request.method}" not allowed.` })
    const answer = await reply(request, owned)
    return answer instanceof Response ? answer : Response.json(answer)
  })
}
