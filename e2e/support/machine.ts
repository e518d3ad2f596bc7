import type { APIRequestContext } from '@playwright/test'
import { expect, password } from './test.ts'

/** Asks the API as a program does, with the keys of `admin`: statistics of delivery by the end of their path. */
export async function machine(request: APIRequestContext) {
  const token = async (form: Record<string, string>) => {
    const answer = await request.post('/api/v1/oauth2/access_token/', { form })
    expect(answer.ok()).toBe(true)
    return ((await answer.json()) as { access_token: string }).access_token
  }
  const person = await token({ grant_type: 'password', username: 'admin', password, client_id: 'journey' })
  const keys = await request.get('/api/v1/users/credentials/', { headers: { authorization: `Bearer ${person}` } })
  const { client_id, client_secret } = (await keys.json()) as Record<'client_id' | 'client_secret', string>
  const authorization = `Bearer ${await token({ grant_type: 'client_credentials', client_id, client_secret })}`
  return async (path: string, query: Record<string, unknown>) => {
    const params = Object.fromEntries(
      Object.entries(query).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
    )
    const answer = await request.get(`/api/v1/statistics/300/delivery/${path}/`, { params, headers: { authorization } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as { key: string; timestamp: number; requests: number; bytes: number }[]
  }
}
