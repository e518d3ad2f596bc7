import { makeCompany } from '@parapet/api'
import { type Locale, LocaleProvider, loadWords } from '@parapet/ui'
import { render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { mockSession } from '../../platform/session/mockSession.ts'
import { SessionContext } from '../../platform/session/SessionContext.ts'
import { ipLists } from '../../screens/ipLists/ipLists.tsx'
import { safeRoutes } from '../../screens/safeRoutes/safeRoutes.tsx'
import { companyUsers } from '../../screens/users/companyUsers.tsx'
import { FieldChanges } from './FieldChanges.tsx'
import type { FieldChange } from './historyChanges.ts'

const users = companyUsers.of({
  ownId: undefined,
  roleName: (name) => (name === 'CompanyAdmin' ? 'Company administrator' : name),
  roles: [
    { id: 2, name: 'CompanyAdmin' },
    { id: 4, name: 'Viewer' },
  ],
  isManager: true,
  seesSessions: true,
  members: [],
  onRoles: null,
})
beforeAll(() => Promise.all([loadWords('en'), loadWords('es')]))

const company = makeCompany({
  sites: [{ id: 1201, company: 300, url: 'www.auroramedia.example', active: true, ssl: true }],
})

function show(
  resource: Pick<typeof users, 'words' | 'historyFields'>,
  locale: Locale,
  changes: readonly FieldChange[],
) {
  const t = resource.words.words(locale)
  if (!t) throw new Error('The words have not loaded')
  render(
    <LocaleProvider locale={locale} zone="Europe/Madrid">
      <SessionContext value={mockSession({ company })}>
        <FieldChanges changes={changes} t={t} fields={resource.historyFields ?? {}} />
      </SessionContext>
    </LocaleProvider>,
  )
}

describe('changed fields of a safe route', () => {
  const changes = [
    { field: 'site', before: undefined, after: 1201 },
    { field: 'expires_at', before: null, after: 1_782_556_200 },
    { field: 'duration', before: 3600, after: 86_400 },
    { field: 'active', before: true, after: false },
    { field: 'description', before: 'a', after: '' },
  ]

  it.each([
    [
      'en',
      [
        'Site: www.auroramedia.example',
        'Link expires: 27/06/2026 12:30 (before: —)',
        'Cookie lifetime: 1 day (before: 1 hour)',
        'Active: no (before: yes)',
        'Description: — (before: a)',
      ],
    ],
    [
      'es',
      [
        'Sitio: www.auroramedia.example',
        'Caducidad del enlace: 27/06/2026 12:30 (antes: —)',
        'Duración de la cookie: 1 día (antes: 1 hora)',
        'Activada: no (antes: sí)',
        'Descripción: — (antes: a)',
      ],
    ],
  ] as const)("have names, dates in the user's zone and words, in %s", (locale, texts) => {
    show(safeRoutes, locale, changes)
    expect(screen.getAllByText(/:/).map((line) => line.textContent)).toEqual(texts)
  })

  it('show the id of a site that the company no longer has', () => {
    show(safeRoutes, 'en', [{ field: 'site', before: 1201, after: 9 }])
    expect(screen.getByText('Site: 9 (before: www.auroramedia.example)')).toBeDefined()
  })
})

it('shows the addresses of an IP list as its form does, with their end', () => {
  const address = { address: '203.0.113.9', description: 'door', until: 1_782_556_200 }
  show(ipLists, 'en', [{ field: 'addresses', before: [], after: [address] }])
  expect(document.body.textContent).toContain('203.0.113.9 # door (until 27/06/2026 12:30)')
})

it('shows the roles of a user by name, in a line when they are new and as a difference when they change', () => {
  show(users, 'en', [
    { field: 'email', before: undefined, after: 'grace@aurora.example' },
    { field: 'roles', before: undefined, after: [4, 2] },
    { field: 'last_name', before: 'Hopper', after: '' },
  ])
  expect(screen.getAllByText(/:/).map((line) => line.textContent)).toEqual([
    'Email: grace@aurora.example',
    'Roles: Viewer, Company administrator',
    'Last name: — (before: Hopper)',
  ])
  show(users, 'en', [{ field: 'roles', before: [4], after: [4, 2, 9] }])
  expect(screen.getByRole('figure').textContent).toMatch(/Company administrator.*9/)
})
