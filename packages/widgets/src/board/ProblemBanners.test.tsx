import type { Failure, SlowRead } from '@parapet/api'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { TestPage } from '../catalogue/testProvider.tsx'
import { rareWords } from '../words/rare.ts'
import { ProblemBanners } from './ProblemBanners.tsx'

const slowRead = (sinceMs: number): SlowRead => ({
  sinceMs,
  isInBackground: sinceMs === 1,
  cancel: vi.fn(),
  background: vi.fn(),
})

beforeAll(() => rareWords.load('en'))

it('reports a slow provider once, with buttons to cancel or hide all queries', async () => {
  const reads = [3, 1, 2].map((minutes) => slowRead(minutes))
  const [first, ...others] = reads.map((slow) => ({ kind: 'slow' as const, slow }))
  if (!first) throw new Error('no read')
  render(
    <TestPage answer={() => Response.json({})}>
      <ProblemBanners shared={[{ cause: 'slow', all: [first, ...others] }]} />
    </TestPage>,
  )
  expect(await screen.findByText(/3 widgets are waiting/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Run in background' }))
  expect(reads.map(({ background }) => vi.mocked(background).mock.calls.length)).toEqual([1, 0, 1])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  for (const { cancel } of reads) expect(cancel).toHaveBeenCalledOnce()
})

it('repeats what the provider says if it says the same of each widget', async () => {
  const failed = (message: string | null) => ({
    kind: 'failed' as const,
    failure: { kind: 'http', status: 502, message, fields: {}, requestId: null, raw: null } satisfies Failure,
    retry: vi.fn(),
  })
  const show = (...[first = null, ...others]: (string | null)[]) => (
    <TestPage answer={() => Response.json({})}>
      <ProblemBanners shared={[{ cause: 'http 502', all: [failed(first), ...others.map(failed)] }]} />
    </TestPage>
  )
  const { rerender } = render(show('The server does not answer.', 'The server does not answer.'))
  expect(await screen.findByText('2 widgets could not be loaded: The server does not answer. (error 502)')).toBeTruthy()
  rerender(show('The server does not answer.', null))
  expect(await screen.findByText(/the provider responded with error 502/)).toBeTruthy()
})
