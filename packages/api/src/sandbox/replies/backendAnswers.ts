import { boolean, check, integer, maxLength, nullish, number, object, pipe, regex, string } from 'valibot'
import { backendLines } from '../../domain/backends.ts'
import { isHostName } from '../../domain/hosts.ts'
import { parseNetwork } from '../../domain/networks.ts'
import { type Backend, type BackendCheck, backendVclName, type NewBackend } from '../../entities/Backend.ts'
import { bodyAs, flag, note, text, whole } from '../body.ts'
import { isoTime, Refusal, refusals, type SandboxRequest } from '../context.ts'
import { textAnswer } from '../files/answer.ts'
import { ownRow } from '../permissions.ts'
import { formatOf } from '../query.ts'
import { hashText, mix } from '../traffic/random.ts'
import { nodes } from '../world/inventory.ts'
import { isDown } from '../world/provisioning.ts'
import type { BackendRecord, EdgeArea } from '../world/records.ts'
import { backendProblems } from './backendProblems.ts'
import { activeOf, configsOf, recompile } from './configAnswers.ts'

const isOrigin = (text: string) => isHostName(text) || (parseNetwork(text) !== null && !text.includes('/'))
const headerLines = /^(?:[A-Za-z][\w-]*: ?[^":\r\n]*(?:\r?\n|$))*$/

const BackendBody = object({
  name: pipe(
    text(40),
    regex(/^[a-z][a-z0-9]*$/, 'Only lower-case letters and digits are allowed, and it may not start with a digit.'),
  ),
  origin: pipe(text(253), check(isOrigin, 'Enter a valid IP address or host name.')),
  ssl: boolean(),
  port: whole(80, 65_535),
  extra_headers: nullish(pipe(string(), maxLength(2000), regex(headerLines, 'One "Key: Value" per line.')), ''),
  host: note(253),
  health_check: pipe(text(1000), regex(/^\//, 'The path begins with a slash.')),
  status_code: whole(200, 599),
  interval: nullish(
    pipe(
      number(),
      integer(),
      check((n) => n >= 15 && n <= 300, 'Ensure this value is from 15 to 300.'),
    ),
    40,
  ),
  no_probe: flag(false),
})

const backendAnswer = ({ area: _, sick_since: __, sick_error: ___, ...backend }: BackendRecord): Backend => backend

function backendsOf({ world, company }: SandboxRequest, area: EdgeArea): BackendRecord[] {
  return world.backends.all().filter((row) => row.company === company.id && row.area === area)
}

function ownBackend(req: SandboxRequest, area: EdgeArea): BackendRecord {
  const row = ownRow(req.world.backends, req.params.backend, req.company)
  if (row.area !== area) throw refusals.notFound()
  return row
}

function readBackend(req: SandboxRequest, area: EdgeArea, but?: number): NewBackend {
  const { host, extra_headers, interval, no_probe, ...body } = bodyAs(req.body, BackendBody)
  if (backendsOf(req, area).some((row) => row.name === body.name && row.id !== but))
    throw refusals.fields({ name: ['A backend with this name already exists.'] })
  if (req.world.sites.find((site) => site.company === req.company.id && site.url === body.origin.toLowerCase()))
    throw refusals.fields({ origin: ['The origin must differ from the name of the site.'] })
  return {
    ...body,
    host: host ?? '',
    extra_headers: extra_headers ?? '',
    interval: interval ?? 40,
    no_probe: no_probe ?? false,
  }
}

function mustBeUnused(req: SandboxRequest, area: EdgeArea, backend: BackendRecord) {
  const active = activeOf(configsOf(req, area), req.now())
  if (active && backendLines(active.config_body, backend).length > 0)
    throw new Refusal(403, { message: `Backend ${backendVclName(backend)} has references in active config` })
}

function checkAnswer(backend: NewBackend, isSick: boolean, second: number): BackendCheck {
  const checked_at = isoTime(second)
  if (backend.no_probe)
    return { status: 'UNKNOWN', status_code: null, response_time: null, error: null, checked_at, nodes: [] }
  const fails = isSick || isDown(backend.origin)
  const seen = nodes.slice(0, 5).map(({ name }) => {
    const dice = mix(hashText(`${backend.origin} ${name}`), Math.floor(second / 60))
    return {
      node: name,
      status: fails ? ('SICK' as const) : ('HEALTHY' as const),
      status_code: fails ? null : backend.status_code,
      response_time: fails ? null : 12 + (dice % 90),
      error: fails ? 'Connection timed out' : null,
    }
  })
  const times = seen.flatMap(({ response_time }) => response_time ?? [])
  const [first] = seen
  return {
    status: first?.status ?? 'UNKNOWN',
    status_code: first?.status_code ?? null,
    response_time: times.length > 0 ? Math.round(times.reduce((sum, time) => sum + time, 0) / times.length) : null,
    error: first?.error ?? null,
    checked_at,
    nodes: seen,
  }
}

const orders = ['id', 'name', 'origin', 'port'] as const

function inOrder(rows: Backend[], text: string): Backend[] {
  const key = orders.find((name) => name === text.replace(/^-/, ''))
  if (!key) return rows
  const sign = text.startsWith('-') ? -1 : 1
  return rows.sort((a, b) => (a[key] < b[key] ? -sign : a[key] > b[key] ? sign : 0))
}

function backendLine(backend: Backend): string {
  const { origin, port, ssl } = backend
  return `${backendVclName(backend)} ${ssl ? 'https' : 'http'}://${origin.includes(':') ? `[${origin}]` : origin}:${port}`
}

function shown({ query }: SandboxRequest, row: BackendRecord, status = 200): Response {
  const backend = backendAnswer(row)
  return formatOf(query) === 'txt' ? textAnswer([backendLine(backend)], status) : Response.json(backend, { status })
}

/** The answers about backends, which both areas give alike. */
export function backendAnswers(area: EdgeArea) {
  return {
    backends(req: SandboxRequest) {
      if (req.scenario === 'empty') return []
      const rows = inOrder(backendsOf(req, area).map(backendAnswer), req.query.get('ordering') ?? '')
      return formatOf(req.query) === 'txt' ? textAnswer(rows.map(backendLine)) : rows
    },
    backend: (req: SandboxRequest) => shown(req, ownBackend(req, area)),
    addBackend(req: SandboxRequest) {
      formatOf(req.query)
      const row = {
        ...readBackend(req, area),
        id: req.world.backends.nextId(),
        company: req.company.id,
        area,
        sick_since: null,
      }
      return shown(req, req.world.backends.put(row.id, row), 201)
    },
    saveBackend(req: SandboxRequest) {
      const row = ownBackend(req, area)
      formatOf(req.query)
      const made = readBackend(req, area, row.id)
      if (made.name !== row.name) mustBeUnused(req, area, row)
      const sick_since = made.origin === row.origin ? row.sick_since : null
      const saved = req.world.backends.put(row.id, { ...row, ...made, sick_since })
      recompile(req, area)
      return shown(req, saved)
    },
    removeBackend(req: SandboxRequest) {
      const row = ownBackend(req, area)
      mustBeUnused(req, area, row)
      req.world.backends.remove(row.id)
      recompile(req, area)
      return undefined
    },
    checkBackend(req: SandboxRequest) {
      const row = ownBackend(req, area)
      return checkAnswer(backendAnswer(row), row.sick_since !== null && row.sick_since <= req.now(), req.now())
    },
    testBackend(req: SandboxRequest) {
      const [first] = backendsOf(req, area)
      // The provider's command line sends no body.
      if (first && Object.keys(req.body).length === 0) return checkAnswer(backendAnswer(first), false, req.now())
      const { host, extra_headers, interval, no_probe, ...body } = bodyAs(req.body, BackendBody)
      return checkAnswer(
        {
          ...body,
          host: host ?? '',
          extra_headers: extra_headers ?? '',
          interval: interval ?? 40,
          no_probe: no_probe ?? false,
        },
        false,
        req.now(),
      )
    },
    backendProblems: (req: SandboxRequest) => backendProblems(req, area),
  }
}
