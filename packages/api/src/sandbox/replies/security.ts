import { nullish, object, pipe, regex } from 'valibot'
import { security } from '../../endpoints/security.ts'
import type { SafeRoute } from '../../entities/SafeRoute.ts'
import { bodyAs, flag, id, note, text, whole } from '../body.ts'
import { randomHex, refusals, type SandboxRequest } from '../context.ts'
import { ownRow } from '../permissions.ts'
import { integerOf } from '../query.ts'
import { replies } from '../replies.ts'
import { safeRouteLink } from '../world/lists.ts'
import type { SafeRouteRecord } from '../world/records.ts'

const RouteBody = object({
  name: text(100),
  description: note(),
  site: id(),
  url: pipe(text(2000), regex(/^\/[^\s\\]*$/, 'A path begins with / and has no spaces.')),
  duration: whole(60, 31_622_400),
  active: flag(true),
  expires_at: nullish(whole(0, 9_999_999_999)),
})

function routeFrom({ world, company, body }: SandboxRequest) {
  const made = bodyAs(body, RouteBody)
  const site = world.sites.get(made.site)
  if (site?.company !== company.id || !site.active)
    throw refusals.fields({ site: [`Invalid pk "${made.site}" - object does not exist.`] })
  const { description, active, expires_at } = made
  return {
    ...made,
    description: description ?? '',
    active: active ?? true,
    expires_at: expires_at ?? null,
    site_url: site.url,
  }
}

const MONTH_S = 30 * 86_400

function routeAnswer({ company: _, ...row }: SafeRouteRecord, { world, now }: SandboxRequest): SafeRoute {
  const uses = world.safe_route_uses.all().flatMap(({ route, timestamp }) => (route === row.id ? [timestamp] : []))
  return {
    ...row,
    last_used: uses.length > 0 ? Math.max(...uses) : null,
    uses_30d: uses.filter((timestamp) => timestamp > now() - MONTH_S).length,
  }
}

const ownRoute = (req: SandboxRequest) => ownRow(req.world.safe_routes, req.params.route, req.company)
const newKey = () => Number.parseInt(randomHex(8), 16)

export const securityReplies = replies(security, {
  safeRoutes(req) {
    const site = integerOf(req.query, 'site')
    if (req.scenario === 'empty') return []
    return req.world.safe_routes
      .all()
      .filter((row) => row.company === req.company.id && (site === undefined || row.site === site))
      .map((row) => routeAnswer(row, req))
  },
  safeRoute: (req) => routeAnswer(ownRoute(req), req),
  safeRouteHistory(req) {
    const { id: route } = ownRoute(req)
    return req.world.safe_route_uses
      .all()
      .filter((row) => row.route === route)
      .sort((a, b) => b.timestamp - a.timestamp)
      .map(({ ip, timestamp, user_agent }) => ({ ip, timestamp, user_agent: user_agent ?? null }))
  },
  addSafeRoute(req) {
    const made = routeFrom(req)
    const number = req.world.safe_routes.nextId()
    const link = safeRouteLink(made.site_url, made.url, newKey())
    const row = req.world.safe_routes.put(number, {
      ...made,
      id: number,
      company: req.company.id,
      link,
      owner: req.user.email,
      last_used: null,
      uses_30d: 0,
    })
    return Response.json(routeAnswer(row, req), { status: 201 })
  },
  saveSafeRoute(req) {
    const row = ownRoute(req)
    const made = routeFrom(req)
    const isSame = made.site === row.site && made.url === row.url
    const link = isSame ? row.link : safeRouteLink(made.site_url, made.url, newKey())
    return routeAnswer(req.world.safe_routes.put(row.id, { ...row, ...made, link }), req)
  },
  removeSafeRoute(req) {
    const { id: route } = ownRoute(req)
    req.world.safe_routes.remove(route)
    for (const use of req.world.safe_route_uses.all()) if (use.route === route) req.world.safe_route_uses.remove(use.id)
    return undefined
  },
})
