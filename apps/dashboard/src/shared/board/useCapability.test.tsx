import { ApiProvider, makeApiContext, makeCompany, makeRole, makeUser, type RangeSection } from '@parapet/api'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { useCapability } from './useCapability.ts'

const dedicated = { id: 3, name: 'dedicatedanalytics' }
const company = makeCompany({ services: [dedicated] })
const granted = makeUser({
  transparentprofile_set: [{ id: 1, company, roles: [makeRole({ services: [dedicated] })] }],
})

function show(section: RangeSection, user: typeof granted) {
  const asked: string[] = []
  const api = makeApiContext({
    company: () => company.id,
    fetch: async (input) => {
      asked.push(String(input instanceof Request ? input.url : input))
      return Response.json({ retention_period: 720 })
    },
  })
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider value={api}>{children}</ApiProvider>
  return { asked, ...renderHook(() => useCapability(section, { user, company }), { wrapper }) }
}

it('gives users of dedicated analytics its ranges, file size and retention', async () => {
  const { result } = show('analytics.delivery', granted)
  await waitFor(() => expect(result.current.retentionHours).toBe(720))
  expect(result.current.isDedicated).toBe(true)
  expect(result.current.capability).toMatchObject({ resultSize: 1000, maxSpanSeconds: null })
})

it('gives them to no dealer, even if the company has hired it: dedicated analytics is not visible to dealers (§6)', async () => {
  const { result, asked } = show('analytics.delivery', { ...granted, is_dealer: true })
  await Promise.resolve()
  expect([result.current.isDedicated, result.current.retentionHours, asked]).toEqual([false, null, []])
  expect(result.current.capability).toMatchObject({
    resultSize: 10,
    maxSpanSeconds: 4 * 3600,
    isDedicatedShown: false,
  })
})
