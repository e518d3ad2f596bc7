import { notifyUsers, openTicket } from './notifyUsers.ts'
import type { SeedInput } from './seedInput.ts'
import { sitesOf, type World } from './World.ts'

const hour = 3600
const day = 24 * hour

/** Creates the 'expiring' scenario: a certificate that ends in three days after a failed renewal. */
export function letCertificateExpire(world: World, { now }: SeedInput) {
  const start = Math.floor(now)
  const [site] = sitesOf(world, 300)
  const certificate = site && world.ssl_configs.find((row) => row.company === 300 && row.domains.includes(site.url))
  if (!site || !certificate) return
  const [renewed, told] = [start - day, start - 2 * hour]
  const ends = start + 3 * day - 5 * hour
  world.ssl_configs.load(String(certificate.id), {
    ...certificate,
    kind: 'http',
    domains: [site.url],
    valid_from: ends - 90 * day,
    valid_to: ends,
  })
  const request = world.ssl_requests.nextId()
  world.ssl_requests.load(String(request), {
    id: request,
    company: 300,
    domains: [site.url],
    standalone: true,
    certificate: null,
    takes: 180,
    created_at: renewed,
    asked_at: renewed,
    error: `${site.url} does not point to caching.c300.edge2befaster.net`,
  })
  const message = `The certificate of ${site.url} could not be renewed: its name does not point to us.`
  notifyUsers(world, told, 2, 'Certificate expires in 3 days', message)
  openTicket(world, renewed + hour, told, `Certificate of ${site.url} expires in 3 days`)
  const backend = world.backends.find(
    (row) => row.company === 300 && row.area === 'production' && row.name === 'tienda',
  )
  if (backend) {
    world.backends.load(String(backend.id), {
      ...backend,
      sick_since: start - 6 * hour,
      sick_error: 'SSL: certificate has expired',
    })
  }
}
