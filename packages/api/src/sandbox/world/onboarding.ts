import { hashText, mix } from '../traffic/random.ts'
import { loadAll, type SeedInput } from './seedInput.ts'
import type { World } from './World.ts'

/** The verification code: 32 hex digits, always the same for a company and domain. */
export function codeOf(company: number, domain: string): string {
  const key = hashText(domain)
  return [1, 2, 3, 4].map((part) => mix(key, company, part).toString(16).padStart(8, '0')).join('')
}

/** A domain on its way in: proven yesterday, not yet a site. */
export function seedOnboarding(world: World, { now }: SeedInput) {
  const asked_at = Math.floor(now) - 3600
  const rows = [300, 301, 411].map((company) => {
    const domain = `nuevo.c${company}.example`
    return { id: `${company} ${domain}`, company, domain, txt: codeOf(company, domain), asked_at }
  })
  loadAll(world.verifications, rows)
}
