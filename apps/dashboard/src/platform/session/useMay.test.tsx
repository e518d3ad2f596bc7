import { audit, type Call, cache, company as companyCalls, security, user as userCalls } from '@parapet/api'
import { createSandbox, type PersonaName } from '@parapet/api/sandbox'
import { defaultTheme, LocaleProvider, loadTheme, ThemeProvider, type ThemeSeed } from '@parapet/ui'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { shellWords } from '../words/shell.words.ts'
import { mockSession } from './mockSession.ts'
import { permissionWords } from './permission.words.ts'
import { SessionContext } from './SessionContext.ts'
import { type May, useMay } from './useMay.ts'

const reseller: ThemeSeed = { ...defaultTheme, name: 'reseller' }
const sandbox = createSandbox({ now: () => Date.parse('2026-06-15T10:30:00Z') })

async function mayOf(
  persona: PersonaName,
  call: Call,
  { company = 300, seed = defaultTheme as ThemeSeed, locale = 'en' as 'en' | 'es' } = {},
): Promise<May> {
  const authorization = `Bearer ${sandbox.tokenFor(persona).access_token}`
  const read = async (path: string) => {
    const answer = await sandbox.answer(new Request(`http://sandbox.test${path}`, { headers: { authorization } }))
    return answer?.json()
  }
  const session = mockSession({
    user: await read('/api/v2/companies/current_user/'),
    company: await read(`/api/v1/companies/${company}`),
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>
      <LocaleProvider locale={locale} zone="UTC">
        <ThemeProvider seed={seed} mode="light">
          {children}
        </ThemeProvider>
      </LocaleProvider>
    </SessionContext>
  )
  const { result } = await act(async () => renderHook(() => useMay(call), { wrapper }))
  return result.current
}

beforeAll(async () => {
  const words = [permissionWords, shellWords].flatMap((one) => [one.load('en'), one.load('es')])
  await Promise.all([loadTheme(reseller), ...words])
})

const refused = (reason: string, whoCanGrant: string) => ({ kind: 'refused', reason, whoCanGrant })

describe('useMay', () => {
  it('allows an admin everything', async () => {
    expect(await mayOf('admin', security.addSafeRoute)).toEqual({ kind: 'allowed' })
    expect(await mayOf('admin', audit.list)).toEqual({ kind: 'allowed' })
  })

  it('tells a viewer that no role grants the service, and who can change it', async () => {
    expect(await mayOf('viewer', cache.invalidate)).toEqual({ kind: 'allowed' })
    expect(await mayOf('viewer', security.addSafeRoute)).toEqual(
      refused(
        'None of your roles in Aurora Media includes Safe routes.',
        'Ask someone who manages the users of the company.',
      ),
    )
    expect(await mayOf('viewer', cache.status, { locale: 'es' })).toEqual({ kind: 'allowed' })
  })

  it('tells a config administrator which of two services would suffice, and who may see the audit trail', async () => {
    expect(await mayOf('config', cache.status, { locale: 'es' })).toEqual(
      refused(
        'Ninguno de sus roles en Aurora Media incluye Invalidación o Precarga de caché.',
        'Pídaselo a quien gestiona los usuarios de la empresa.',
      ),
    )
    expect(await mayOf('config', audit.list)).toEqual(
      refused('Only administrators of Aurora Media can do this.', 'Ask someone who manages the users of the company.'),
    )
  })

  it('tells a dealer what is not hired, and who can activate it: the dealer or, on another theme, the provider', async () => {
    const reason = 'Clínica Alba has not hired Prefetching cache.'
    expect(await mayOf('dealer', cache.prefetch, { company: 412 })).toEqual(
      refused(reason, 'You can activate it under Services.'),
    )
    expect(await mayOf('dealer', cache.prefetch, { company: 412, seed: reseller })).toEqual(
      refused(reason, 'Ask your provider.'),
    )
    expect(await mayOf('dealer', companyCalls.add)).toEqual({ kind: 'allowed' })
    expect(await mayOf('dealer', companyCalls.possibleUsers, { company: 412 })).toEqual(
      refused('Only staff of the provider can do this.', 'Ask your provider.'),
    )
  })

  it('allows everyone a call without requirements', async () => {
    expect(await mayOf('newcomer', userCalls.passkeys, { company: 512 })).toEqual({ kind: 'allowed' })
  })
})
