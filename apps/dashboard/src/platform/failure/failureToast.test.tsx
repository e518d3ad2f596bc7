import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CallFailure, type Failure } from '@parapet/api'
import { loadWords, ToastProvider } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { useFailureToast } from './useFailureToast.ts'

beforeAll(() => loadWords('en'))

const http = { kind: 'http', status: 500, message: null, fields: {}, requestId: null, raw: null } as const
const failures: readonly (readonly [failure: Failure, text: string])[] = [
  [http, 'API Response Error'],
  [{ ...http, message: 'Shard 7 is down' }, 'Oops.. Shard 7 is down'],
  [{ ...http, status: 400, fields: { url: ['Already exists.'] } }, 'Oops.. Already exists.'],
  [{ ...http, status: 409 }, 'Oops.. This conflicts with data that already exists.'],
  [{ kind: 'network' }, 'Oops.. The provider cannot be reached. Check your connection.'],
  [{ kind: 'timeout', afterMs: 1 }, 'Oops.. The provider did not respond in time.'],
]

it.each(failures)('shows a failed action as a toast of §8: %j', async (failure, text) => {
  let show: (problem: unknown) => void = () => undefined
  function Action() {
    show = useFailureToast()
    return null
  }
  render(
    <ToastProvider>
      <Action />
    </ToastProvider>,
  )
  act(() => show(new CallFailure(failure)))
  expect((await screen.findByRole('alert')).textContent).toBe(text)
})

// A sentence of our own for every failure would hide 'API Response Error'.
it('is how all failed actions are shown', () => {
  const source = join(import.meta.dirname, '../..')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const others = files.filter((file) => /toast\.error\(describe/.test(readFileSync(join(source, file), 'utf8')))
  expect(others.filter((file) => !file.includes('failure/'))).toEqual([])
})
