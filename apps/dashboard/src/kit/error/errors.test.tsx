import { CallFailure } from '@parapet/api'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { appWords } from '../../platform/words/app.words.ts'
import { Boundary } from './Boundary.tsx'
import { CrashScreen, MissingScreen } from './ErrorScreens.tsx'
import { report } from './report.ts'

beforeAll(() => appWords.load('en'))

describe('error screens', () => {
  it('replace a page that fails to render, with a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let isBroken = true
    function Fragile() {
      if (isBroken) throw new Error('the chart has no width')
      return <p>All is well</p>
    }
    render(
      <Boundary>
        <Fragile />
      </Boundary>,
    )
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
    expect(screen.getByText(/the chart has no width/)).toBeTruthy()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('All is well')).toBeTruthy()
  })

  it("show that the provider is unreachable, or the provider's message", () => {
    const { unmount } = render(<CrashScreen error={new CallFailure({ kind: 'network' })} onRetry={() => undefined} />)
    expect(screen.getByRole('heading').textContent).toContain('The provider cannot be reached')
    unmount()
    const http = {
      kind: 'http',
      status: 500,
      message: 'Shard 7 is down',
      fields: {},
      requestId: null,
      raw: null,
    } as const
    render(<CrashScreen error={new CallFailure(http)} />)
    expect(screen.getByText('Shard 7 is down')).toBeTruthy()
  })

  it('show the address of an unknown page and link home', () => {
    render(<MissingScreen address="/nowhere" />)
    expect(screen.getByRole('heading').textContent).toContain('Page not found')
    expect(screen.getByText(/Requested address: \/nowhere/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/')
  })
})

it('reports errors without query strings, which may be private', () => {
  const text = report(new Error('boom'), {
    address: '/300/stats?site=secret',
    userAgent: 'Firefox',
    at: new Date('2026-06-15T10:30:00Z'),
  })
  expect(text).toContain('2026-06-15T10:30:00.000Z')
  expect(text).toContain('/300/stats')
  expect(text).not.toContain('secret')
  expect(report('plain', { address: '/', userAgent: '', at: new Date(0) })).toContain('plain')
})
