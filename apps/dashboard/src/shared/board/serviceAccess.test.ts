import { makeCompany, makeRole, makeUser } from '@parapet/api'
import { expect, it } from 'vitest'
import { serviceAccessOf } from './serviceAccess.ts'

const midtier = [{ id: 1, name: 'midtier' }]
const holding = makeCompany({ services: midtier })
const granted = makeUser({
  transparentprofile_set: [{ id: 1, company: { id: 300, name: 'A' }, roles: [makeRole({ services: midtier })] }],
})

it.each([
  ['granted and hired', granted, holding, 'usable'],
  ['hired but not granted', makeUser(), holding, 'none'],
  ['not hired', granted, makeCompany(), 'offered'],
  ['kept from dealers', { ...granted, is_dealer: true }, makeCompany(), 'none'],
])('%s', (_, user, company, access) => {
  expect(serviceAccessOf('midtier', { user, company })).toBe(access)
})
