import { makeCompany, makeSite } from '@parapet/api'
import { expect, it } from 'vitest'
import { firstSteps } from './firstSteps.ts'

it('start with hiring provisioning', () => {
  const list = firstSteps({ user: null, company: makeCompany() }, undefined)
  expect(list.map(({ isDone }) => isDone)).toEqual([false, false, false, false, false])
  expect(list.find(({ isNext }) => isNext)?.step).toBe('services')
})

it.each([
  [undefined, 'backend'],
  [false, 'backend'],
  [true, 'site'],
])('go on with the backend once provisioning is hired, unless there is one: %o', (hasBackend, next) => {
  const company = makeCompany({ services: [{ id: 5, name: 'basicprovisioning' }] })
  expect(firstSteps({ user: null, company }, hasBackend).find(({ isNext }) => isNext)?.step).toBe(next)
})

it('know the sites of the company', () => {
  const company = makeCompany({ sites: [makeSite()] })
  expect(firstSteps({ user: null, company }, true)[2]).toMatchObject({ step: 'site', isDone: true })
})
