import { checkVcl, type VclSurroundings } from '../../domain/vcl/check.ts'
import { vclMessage } from '../../domain/vcl/message.ts'
import { backendVclName, makeBackend } from '../../entities/Backend.ts'
import { makeRule, type RuleAction } from '../../entities/Rule.ts'
import { mix, randomOf } from '../traffic/random.ts'
import type { BackendRecord, ConfigRecord, EdgeArea, RuleRecord } from './records.ts'
import { loadAll, type SeedInput } from './seedInput.ts'
import { sitesOf, type World } from './World.ts'

const day = 86_400

/** Origins that never answer, by their names. */
export const isDown = (origin: string) => /(^|[.-])(down|unreachable|invalid)([.-]|$)/.test(origin)

type BackendSeed = readonly [name: string, origin: string, over?: Partial<BackendRecord>]

const backendsOf: Readonly<Record<number, readonly BackendSeed[]>> = {
  300: [
    ['origin1', 'origin.auroramedia.example'],
    ['origin2', '192.0.2.10', { ssl: false, port: 80, host: 'www.auroramedia.example', interval: 15 }],
    ['video1', 'vod.auroramedia.example', { health_check: '/health', sick_since: -2400 }],
    ['tienda', 'shop-origin.partner.example', { host: 'tienda.auroramedia.example' }],
    ['api', 'api-origin.auroramedia.example', { port: 8443, extra_headers: 'X-Probe: 1', health_check: '/status' }],
    ['legacy2019', 'old.auroramedia.example', { ssl: false, port: 80, no_probe: true }],
  ],
  301: [
    ['shop1', 'origin.aurorashop.example'],
    ['shop2', 'origin2.aurorashop.example'],
  ],
  411: [
    ['rutas', 'origin.rutasdelnorte.example'],
    ['mapas', 'tiles.rutasdelnorte.example', { health_check: '/tiles/0/0/0.png' }],
  ],
  4: [['docs', 'docs-origin.parapet.example']],
}

function seedBackends(world: World, { now }: SeedInput) {
  const rows = Object.entries(backendsOf).flatMap(([id, seeds]) => {
    const company = Number(id)
    const areas: readonly EdgeArea[] = company === 301 ? ['production'] : ['production', 'staging']
    return areas.flatMap((area) =>
      (area === 'staging' ? seeds.slice(0, 2) : seeds).map(([name, origin, over]) => ({
        ...makeBackend({ company, name, origin, host: origin }),
        area,
        ...over,
        sick_since: over?.sick_since ? Math.floor(now) + over.sick_since : null,
      })),
    )
  })
  loadAll(
    world.backends,
    rows.map((row, i) => ({ ...row, id: 501 + i })),
  )
}

function programOf(company: number, urls: readonly string[], backends: readonly string[], version: number): string {
  const hosts = urls.map((url, i) => {
    const backend = backends[i % backends.length]
    return `  ${i === 0 ? 'if' : 'elseif'} (req.http.host == "${url}") {\n    set req.backend_hint = ${backend}.backend();\n  }`
  })
  const hasLists = company === 300 || company === 301
  const guarded = hasLists
    ? `
  # Only our own networks may administrate.
  if (req.url ~ "^/admin" && !aclplus.match(client.ip, network_acl.get("acl_c${company}_office", "none"))) {
    call deny_request;
  }`
    : ''
  return `sub vcl_recv {
  call redirect_https;
${hosts.join('\n')}${guarded}
  if (req.url ~ "\\.(css|js|png|jpe?g|webp|woff2)(\\?|$)") {
    unset req.http.Cookie;
  }
}

sub vcl_backend_response {
  if (bereq.url ~ "^/static/") {
    set beresp.ttl = ${1 + (version % 30)}d;
    unset beresp.http.Set-Cookie;
  } elseif (beresp.status == 404) {
    set beresp.ttl = ${10 * (1 + (version % 6))}s;
  }
}

sub vcl_deliver {
  set resp.http.X-Cache-Hits = obj.hits;
  unset resp.http.Server;
}`
}

const comments = [
  'Longer cache for static files',
  'Admin only from the office',
  'New backend for the shop',
  'Short cache of missing pages',
  'Redirects to HTTPS',
  'Back to the version before',
  '',
]

/** The duration of a deployment: two to seven minutes, always the same for the same id. */
export function secondsToLive(id: number): number {
  return 120 + (mix(id, 77) % 301)
}

function slipped(world: World, row: Omit<ConfigRecord, 'id'>): Omit<ConfigRecord, 'id'> {
  const config_body = row.config_body.replace('c300_tienda.', 'c300_tienda2.')
  const [problem] = checkVcl(config_body, vclSurroundings(world, row.company, row.area))
  return { ...row, config_body, error_text: problem ? vclMessage(config_body, problem) : null }
}

function seedConfigs(world: World, { seed, now, isHostile = false }: SeedInput) {
  const random = randomOf(mix(seed, 91))
  const rows = Object.keys(backendsOf).flatMap((id): Omit<ConfigRecord, 'id'>[] => {
    const company = Number(id)
    const urls = sitesOf(world, company).map(({ url }) => url)
    const users = world.users.all().filter((user) => user.profiles.some((profile) => profile.company === company))
    const areas: readonly EdgeArea[] = company === 301 ? ['production'] : ['production', 'staging']
    return areas.flatMap((area) => {
      const names = world.backends
        .all()
        .filter((row) => row.company === company && row.area === area && row.name !== 'legacy2019')
        .map(backendVclName)
      const count = company === 300 && area === 'production' ? 34 : 5
      return Array.from({ length: count }, (_, i) => {
        const age = (count - i) * 9 * day - Math.floor(random() * 6 * day)
        const row = {
          company,
          area,
          config_body: programOf(company, urls, names, i),
          comment: isHostile ? '<script>alert(1)</script>=1+1' : (comments[i % comments.length] ?? ''),
          created_at: Math.floor(now) - age,
          creator: users[i % Math.max(1, users.length)]?.id ?? null,
          takes: 180,
          error_text: null,
        }
        return count > 30 && i === count - 3 ? slipped(world, row) : row
      })
    })
  })
  const sorted = rows.sort((a, b) => a.created_at - b.created_at)
  loadAll(
    world.vcl_configs,
    sorted.map((row, i) => ({ ...row, id: 4701 + i, takes: secondsToLive(4701 + i) })),
  )
  loadAll(world.custom_configs, [
    {
      id: 61,
      company: 300,
      area: 'production',
      name: 'Token authentication of video',
      active: true,
      created_at: new Date((now - 300 * day) * 1000).toISOString(),
      config_body: `sub check_token {
  if (req.http.host == "video.auroramedia.example" && req.url !~ "[?&]token=[0-9a-f]{32}") {
    return (synth(401, "Token needed"));
  }
}

sub vcl_recv {
  call check_token;
}`,
    },
  ])
}

type RuleSeed = readonly [
  property: string,
  operator: string,
  value: string,
  template: string,
  ...given: readonly (readonly [string, string])[],
]

const rules: readonly RuleSeed[] = [
  ['request_url', 'starts_with', '/wp-login', 'deny', ['status', '403']],
  ['request_url', 'ends_with', '.pdf', 'cdn_ttl', ['seconds', '86400']],
  ['request_url', 'starts_with', '/antigua', 'redirect_301', ['url', 'https://www.auroramedia.example/']],
  [
    'user_agent',
    'contains',
    'BadBot',
    'rate_limit',
    ['requests', '100'],
    ['period', '60'],
    ['block', '30'],
    ['action', 'captcha'],
  ],
  ['method', 'equals', 'POST', 'bypass_cache'],
]

const contextOf: Readonly<Record<string, string>> = { cdn_ttl: 'vcl_backend_response' }

function seedRules(world: World) {
  const wanted = ([300, 411, 4] as const).flatMap((company) =>
    sitesOf(world, company)
      .sort((a, b) => a.id - b.id)
      .slice(0, 2)
      .flatMap((site, nth) =>
        (['production', 'staging'] as const).flatMap((area) =>
          rules
            .slice(0, company === 300 && nth === 0 && area === 'production' ? rules.length : 2)
            .map((seed, i) => ({ company, site: site.id, area, seed, order: i + 1 })),
        ),
      ),
  )
  loadAll(
    world.rules,
    wanted.map(
      ({ company, site, area, seed: [property, operator, value, template, ...given], order }, i): RuleRecord => {
        const id = 91 + i
        const action: RuleAction = {
          id: id * 10 + 1,
          template,
          context: contextOf[template] ?? 'vcl_recv',
          parameters: given.map(([name, text]) => ({ name, value: text })),
        }
        const conditions = [{ id: id * 100, property, operator, value }]
        const condition = { id: id * 10, rule: id, logic_operator: null, conditions }
        return { ...makeRule({ id, site, order, name: `rule_${order}`, condition, action }), company, area }
      },
    ),
  )
}

/** Backends, versions, rules: both areas of every company that has them. */
export function seedEdge(world: World, begin: SeedInput) {
  seedBackends(world, begin)
  seedConfigs(world, begin)
  seedRules(world)
}

/** The names that a company's program may use. */
export function vclSurroundings(world: World, company: number, area: EdgeArea): VclSurroundings {
  return {
    backends: world.backends
      .all()
      .filter((row) => row.company === company && row.area === area)
      .map(backendVclName),
    acls: world.network_lists
      .all()
      .filter((row) => row.company === company)
      .map(({ name }) => `acl_c${company}_${name}`),
  }
}
