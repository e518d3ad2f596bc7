import { makeCompany, makeRole, makeUser, type ServiceKey } from '@parapet/api'
import { expect, it } from 'vitest'
import { paletteActions } from './paletteActions.ts'

function visitor(hired: readonly ServiceKey[]) {
  const services = hired.map((name, index) => ({ id: index + 1, name }))
  const company = makeCompany({ id: 300, services })
  const roles = [makeRole({ services })]
  return { company, user: makeUser({ transparentprofile_set: [{ id: 1, company: { id: 300, name: 'A' }, roles }] }) }
}
const keys = (hired: readonly ServiceKey[]) => paletteActions(visitor(hired)).map(({ key }) => key)

it('lists the actions of pages that the visitor may open', () => {
  expect(keys(['invalidation', 'perimetrical'])).toEqual([
    'action.purge',
    'action.attackRoom',
    'action.underAttack',
    'action.apiRule',
    'action.limit',
    'action.user',
  ])
  expect(keys(['autoprovisioning'])).toContain('action.certificate')
  expect(keys(['freeanomalydetection'])).toContain('action.threshold')
})
