import { type Anomaly, makeAnomalyThreshold, makeApiContext, makeUser } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { AnomalyPanel } from './AnomalyPanel.tsx'

// Its site is not one of the company, so that it has no chart.
const anomaly: Anomaly = {
  id: 5,
  timestamp: 1_700_000_000,
  end: 1_700_000_600,
  anomaly_type: 'traffic',
  service_type: 'Delivery',
  site: 'gone.example.com',
  site_id: 1201,
  reactions: [],
}
const threshold = makeAnomalyThreshold({ config: { traffic: { requests: 20 } } })

const Search = () => <p>{useLocation().search || 'No search'}</p>

async function stopWatching(answer: () => Response) {
  const api = makeApiContext({
    fetch: async (_, init) => ((init?.method ?? 'GET') === 'GET' ? Response.json([threshold]) : answer()),
    token: () => 'token',
    company: () => 300,
  })
  await act(async () =>
    render(
      <MockScreen
        api={api}
        session={mockSession({ user: makeUser({ is_staff: true }) })}
        path="/300/anomalydetection?open=5"
      >
        <AnomalyPanel row={anomaly} />
        <Search />
      </MockScreen>,
    ),
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Stop watching/ }))
}

beforeAll(() => loadWords('en'))

it('closes once its type is not watched any more', async () => {
  await stopWatching(() => Response.json(threshold))
  expect(await screen.findByText(/is not watched any more/)).toBeDefined()
  expect(await screen.findByText('No search')).toBeDefined()
})

it('stays open if its type could not be stopped', async () => {
  await stopWatching(() => Response.json({ detail: 'Thresholds are locked.' }, { status: 409 }))
  expect(await screen.findByText(/Thresholds are locked/)).toBeDefined()
  await act(async () => undefined)
  expect(screen.getByText('?open=5')).toBeDefined()
})
