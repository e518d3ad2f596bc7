import { nullish, object } from 'valibot'
import { type BackendProblem, backendVclName } from '../../entities/Backend.ts'
import { id } from '../body.ts'
import { refusals, type SandboxRequest } from '../context.ts'
import { filtersOf, span } from '../query.ts'
import { mix } from '../traffic/random.ts'
import { nodes } from '../world/inventory.ts'
import type { BackendRecord, EdgeArea } from '../world/records.ts'

const slot = 6 * 3600
const longest = 92 * 86_400

function problemsOf(backend: BackendRecord, from: number, to: number): BackendProblem[] {
  const found: BackendProblem[] = []
  const common = { backend: backend.id, backend_name: backendVclName(backend) }
  for (let at = Math.floor(from / slot) * slot; at < to; at += slot) {
    const dice = mix(backend.id, at / slot)
    if (backend.no_probe || dice % 9 !== 0) continue
    const timestamp = at + (dice % 18_000)
    const node = nodes[dice % nodes.length]?.name ?? ''
    const until = timestamp + 40 + (mix(dice, 5) % 1500)
    const [status_code, error] = dice % 2 === 0 ? [503, 'Unexpected status 503'] : [null, 'Connection timed out']
    found.push({ ...common, id: mix(dice, backend.id), node, timestamp, until, status_code, error })
  }
  const { sick_since, sick_error = 'Connection timed out' } = backend
  if (sick_since !== null)
    found.push({
      ...common,
      id: mix(backend.id, sick_since),
      node: nodes[0]?.name ?? '',
      timestamp: sick_since,
      until: null,
      status_code: null,
      error: sick_error,
    })
  return found.filter((row) => row.timestamp < to && (row.until ?? to) > from)
}

const firstReported = 5_000_000_000

/** Stores a problem reported by a user. */
export function reportProblem(
  { world, now }: SandboxRequest,
  backend: BackendRecord,
  seen: { error: string; status_code: number | null },
): BackendProblem {
  const timestamp = Math.floor(now())
  const row = { id: Math.max(firstReported, world.reported_problems.nextId()), backend: backend.id, node: '' }
  const kept = { ...row, ...seen, company: backend.company, timestamp, until: timestamp + backend.interval }
  world.reported_problems.put(row.id, kept)
  const { company: _, ...problem } = kept
  return { ...problem, backend_name: backendVclName(backend) }
}

function problemsIn(req: SandboxRequest, area: EdgeArea, from: number, to: number): BackendProblem[] {
  const { world, company } = req
  return world.backends
    .all()
    .filter((row) => row.company === company.id && row.area === area)
    .flatMap((backend) => {
      const reported = world.reported_problems
        .all()
        .filter((row) => row.backend === backend.id && row.timestamp < to && row.until > from)
        .map(({ company: _, ...row }) => ({ ...row, backend_name: backendVclName(backend) }))
      return [...problemsOf(backend, from, to), ...reported]
    })
    .map((row) => ({ ...row, until: row.until != null && row.until > req.now() ? null : row.until }))
}

/** One problem of the last three months by its number. */
export function backendProblem(req: SandboxRequest): BackendProblem {
  const now = Math.ceil(req.now())
  const found = problemsIn(req, 'production', now - longest, now + 1).find(
    ({ id: n }) => String(n) === req.params.problem,
  )
  if (!found) throw refusals.notFound()
  return found
}

const ProblemFilter = object({ backend_id: nullish(id()), timestamp: span })

/** The problems of an area's backends in a range, latest first. */
export function backendProblems(req: SandboxRequest, area: EdgeArea): BackendProblem[] {
  if (req.scenario === 'empty') return []
  const { backend_id, timestamp } = filtersOf(req.query, ProblemFilter)
  if (timestamp.to - timestamp.from > longest) throw refusals.unprocessable('At most 92 days.')
  return problemsIn(req, area, timestamp.from, Math.min(timestamp.to, Math.ceil(req.now())))
    .filter((row) => backend_id == null || row.backend === backend_id)
    .sort((a, b) => b.timestamp - a.timestamp)
}
