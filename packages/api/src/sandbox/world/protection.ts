import { loadAll, type SeedInput } from './seedInput.ts'
import { sitesOf, type World } from './World.ts'

/** One site under attack, one API protected. */
export function seedProtection(world: World, { now }: SeedInput) {
  const [site] = sitesOf(world, 302)
  if (site)
    loadAll(world.under_attack, [
      { id: site.id, company: 302, activated_at: Math.floor(now) - 5400, activated_by: 'secure@parapet.example' },
    ])
  const api = sitesOf(world, 300).find(({ url }) => url.startsWith('api.'))
  if (api)
    loadAll(world.api_protection, [
      {
        id: api.id,
        company: 300,
        active: true,
        action: 'block',
        methods: ['GET', 'POST'],
        rate_limit: 600,
        schema_url: 'https://api.auroramedia.example/openapi.json',
      },
    ])
}
