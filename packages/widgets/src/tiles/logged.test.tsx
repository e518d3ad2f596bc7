import { initialView } from '@parapet/api'
import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { dnsAnalytics, dnsStats } from '../catalogue/dnsBoards.ts'
import { loadBoardWords, TestPage, testAccessLog, testLinks, testNow } from '../catalogue/testProvider.tsx'
import { toBoardQuery } from '../rows/boardQuery.ts'
import { rareWords } from '../words/rare.ts'
import { Widget } from './Widget.tsx'

beforeAll(async () => {
  await Promise.all([loadBoardWords(), rareWords.load('en')])
})

const query = toBoardQuery(initialView, { company: 300, now: testNow, zone: 'UTC', allSites: ['a.com'] })

it.each([...dnsStats.rows, ...dnsAnalytics.rows].map((row) => [row.code, row] as const))(
  'says that an access log has no DNS queries instead of none, and asks for none: %s',
  async (_, row) => {
    let asked = 0
    const answer = () => {
      asked++
      return Response.json([])
    }
    const links = { ...testLinks, accessLog: testAccessLog }
    await act(async () =>
      render(
        <TestPage answer={answer}>
          <Widget row={row} query={query} actions={{}} links={links} isHired />
        </TestPage>,
      ),
    )
    expect(await screen.findByText('An access log has requests, no DNS queries')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'How to log it' })).toBeNull()
    expect(asked).toBe(0)
  },
)
