import { makeApiContext, makeCompanyUser } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { companyUsers } from '../../screens/users/companyUsers.tsx'
import { useRemoval } from './useRemoval.tsx'

const resource = companyUsers.of({
  ownId: 1,
  roleName: String,
  roles: [],
  isManager: true,
  seesSessions: true,
  members: [],
  onRoles: null,
})
const api = makeApiContext({ fetch: async () => new Response(null, { status: 204 }) })
let ask: ReturnType<typeof useRemoval>['askMany'] | undefined

function Removal() {
  const t = resource.words.words('en')
  if (!t) throw new Error('No words.')
  const removal = useRemoval(resource, t, () => undefined)
  ask = removal.askMany as typeof ask
  return removal.dialog
}

beforeAll(async () => {
  await loadWords('en')
})

it('says which of the selected rows stay, and why', async () => {
  render(
    <MockScreen api={api}>
      <Removal />
    </MockScreen>,
  )
  const other = makeCompanyUser({ id: 2, email: 'grace@aurora.example' })
  await act(async () => {
    void ask?.([other], [{ id: '1', label: 'ada@aurora.example', problem: 'This is you.' }])
  })
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText('1 of the 2 selected stays')).toBeDefined()
  expect(within(dialog).getByText('ada@aurora.example: This is you.')).toBeDefined()
})
