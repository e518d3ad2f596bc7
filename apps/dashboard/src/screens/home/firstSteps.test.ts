import { makeCompany } from '@parapet/api'
import { expect, it } from 'vitest'
import { firstSteps } from './firstSteps.ts'

it('start with hiring provisioning', () => {
  const list = firstSteps({ user: null, company: makeCompany() })
  expect(list.map(({ isDone }) => isDone)).toEqual([false, false, false, false, false])
  expect(list.find(({ isNext }) => isNext)?.step).toBe('services')
})

it('start with the backend once provisioning is hired', () => {
  const company = makeCompany({ services: [{ id: 5, name: 'basicprovisioning' }] })
  const list = firstSteps({ user: null, company })
  expect(list[0]).toMatchObject({ isDone: true, isNext: false })
  expect(list.find(({ isNext }) => isNext)?.step).toBe('backend')
})
