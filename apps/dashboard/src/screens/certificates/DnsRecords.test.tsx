import { makeApiContext } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, it } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { DnsRecords } from './DnsRecords.tsx'

beforeAll(() => loadWords('en'))

it('asks again for the target of the records if it could not be read', async () => {
  let isFailing = true
  const asked: string[] = []
  const api = makeApiContext({
    fetch: async (address, init) => {
      asked.push(`${init?.method} ${address}`)
      return isFailing ? Response.json({ detail: 'Down.' }, { status: 500 }) : Response.json({ cname: 'dns.example' })
    },
    token: () => 'token',
    company: () => 300,
  })
  await act(async () =>
    render(
      <MockScreen api={api}>
        <DnsRecords domains={['shop.example']} />
      </MockScreen>,
    ),
  )
  expect(await screen.findByText('The target of the records could not be loaded')).toBeVisible()
  isFailing = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('textbox', { name: 'Target' })).toHaveValue('dns.example')
  expect(asked).toEqual(Array(2).fill('POST /api/v1/autoprovisioning/300/ssldnsverificationcname/'))
})
