/** The password of every persona but `weak`. */
export const personaPassword = 'Sandbox-2026'

/** The second factor of `secure`: a base32 key for any authenticator app. */
export const secureKey = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The personas that can log in (docs/sandbox.md). */
export const personas = [
  { name: 'admin', password: personaPassword, about: 'client and company admin, every service, two companies' },
  { name: 'viewer', password: personaPassword, about: 'plain user: history, invalidation' },
  { name: 'config', password: personaPassword, about: 'Config Administrator: provisioning, staging, DNS' },
  { name: 'dealer', password: personaPassword, about: 'reseller with five client companies' },
  { name: 'staff', password: personaPassword, about: 'provider staff: any company, impersonation' },
  { name: 'newcomer', password: personaPassword, about: 'nothing hired, no sites' },
  { name: 'weak', password: 'password', about: 'weak password: logs in with 202' },
  { name: 'secure', password: personaPassword, about: 'two-factor authentication', key2fa: secureKey },
  { name: 'fleet', password: personaPassword, about: 'a company with 10,000 sites' },
] as const satisfies readonly { name: string; password: string; about: string; key2fa?: string }[]

export type PersonaName = (typeof personas)[number]['name']
