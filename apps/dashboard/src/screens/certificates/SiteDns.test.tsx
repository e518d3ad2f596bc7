import { makeApiContext, makeCompany, makeUser } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import { expect } from 'storybook/test'
import { beforeAll, it } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { certificatesWords } from '../../shared/provisioning/certificates.words.ts'
import { SiteDns } from './SiteDns.tsx'

beforeAll(() => Promise.all([loadWords('en'), certificatesWords.load('en')]))

const company = makeCompany({ id: 300, services: [{ id: 5, name: 'autoprovisioning' }] })
const admin = makeUser({ is_staff: true })

/** What the check finds of each host: the target of its CNAME, none, or a failure. */
const targets: Readonly<Record<string, string | null>> = {
  'here.example': 'caching.c300.edge2befaster.net',
  'xn--and-6ma2c.example': 'old.host.example',
  'apex.example': null,
}

async function show(hosts: readonly string[], asked: string[] = []) {
  const api = makeApiContext({
    fetch: async (_, init) => {
      const { domain } = JSON.parse(String(init?.body)) as { domain: string }
      asked.push(domain)
      if (!(domain in targets)) return Response.json({ detail: 'Down.' }, { status: 500 })
      const found = { txt: [], file: null, cname: targets[domain] ?? null }
      return Response.json({ domain, verified: true, method: 'dns', found })
    },
    token: () => 'token',
    company: () => 300,
  })
  await act(async () =>
    render(
      <MockScreen api={api} session={mockSession({ user: admin, company })}>
        <SiteDns hosts={hosts} />
      </MockScreen>,
    ),
  )
}

it('names the sites that lead elsewhere, in both forms, and says what is not known', async () => {
  await show(['here.example', 'xn--and-6ma2c.example', 'apex.example', 'sick.example'])
  expect(await screen.findByText('The DNS of 1 site is not ours yet')).toBeVisible()
  expect(screen.getByText('ñandú.example (xn--and-6ma2c.example) leads to old.host.example.')).toBeVisible()
  expect(screen.getByText(/names lead to caching\.c300\.edge2befaster\.net/)).toBeVisible()
  expect(await screen.findByText(/^For 2 of these sites it is not known/)).toBeVisible()
})

it('says nothing of sites that lead here', async () => {
  await show(['here.example'])
  await act(async () => undefined)
  expect(screen.queryByText(/not ours yet|not known|Checking/)).toBeNull()
})

it('asks about forty sites at most and counts the rest as not known', async () => {
  const asked: string[] = []
  await show(
    Array.from({ length: 45 }, (_, at) => `s${at}.example`),
    asked,
  )
  expect(await screen.findByText(/^For 45 of these sites it is not known/)).toBeVisible()
  expect(asked).toHaveLength(40)
})
