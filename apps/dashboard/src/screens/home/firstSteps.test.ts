import { makeCompany, makeSite } from '@parapet/api'
import { expect, it } from 'vitest'
import { firstSteps, isUnfinished, mayBeNew } from './firstSteps.ts'

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

it.each([
  [{ backend: true, site: false }, 'site'],
  [{ backend: true, site: true, deploy: false }, 'deploy'],
  [{ backend: true, site: true, deploy: true, dns: false }, 'dns'],
  [{ backend: true, site: true, deploy: true, dns: true }, undefined],
])('go on with what is known: %o', (facts, next) => {
  const company = makeCompany({ services: [{ id: 5, name: 'basicprovisioning' }] })
  expect(firstSteps({ user: null, company }, facts).find(({ isNext }) => isNext)?.step).toBe(next)
})

it('know the sites of the company', () => {
  const company = makeCompany({ sites: [makeSite()] })
  expect(firstSteps({ user: null, company })[2]).toMatchObject({ step: 'site', isDone: true })
})

it('stay until something is deployed and requests come, and only for small companies', () => {
  expect(isUnfinished({ deploy: false })).toBe(true)
  expect(isUnfinished({ deploy: true, dns: false })).toBe(true)
  expect(isUnfinished({ deploy: true, dns: true })).toBe(false)
  expect(isUnfinished({})).toBe(false)
  expect(mayBeNew(makeCompany({ sites: [makeSite()] }))).toBe(true)
  expect(mayBeNew(makeCompany({ sites: [1, 2, 3].map((id) => makeSite({ id })) }))).toBe(false)
})
