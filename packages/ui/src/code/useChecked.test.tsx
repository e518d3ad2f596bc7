import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { CodeProblem } from './language.ts'
import { useChecked } from './useChecked.ts'

const problem = (text: string): CodeProblem => ({ at: 0, end: 1, text, tone: 'bad' })

it('checks one text after the other, leaves out those in between, and keeps the last result meanwhile', async () => {
  const answers: ((problems: readonly CodeProblem[]) => void)[] = []
  const check = vi.fn(
    (_: string) =>
      new Promise<readonly CodeProblem[]>((answer) => {
        answers.push(answer)
      }),
  )
  const { result, rerender } = renderHook(({ text }) => useChecked({ check }, text), { initialProps: { text: 'one' } })
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(result.current).toEqual({ text: undefined, problems: [] })
  await act(async () => answers[0]?.([problem('one is wrong')]))
  expect(result.current).toEqual({ text: 'one', problems: [problem('one is wrong')] })

  rerender({ text: 'two' })
  await waitFor(() => expect(answers).toHaveLength(2))
  rerender({ text: 'three' })
  rerender({ text: 'four' })
  expect(result.current.text).toBe('one')
  await act(async () => answers[1]?.([problem('two is wrong')]))
  await waitFor(() => expect(answers).toHaveLength(3))
  await act(async () => answers[2]?.([]))
  expect(result.current).toEqual({ text: 'four', problems: [] })
  expect(check.mock.calls.map(([text]) => text)).toEqual(['one', 'two', 'four'])
})

it('goes on after a check that failed', async () => {
  const check = vi.fn(async (text: string) => {
    if (text === 'bad') throw new Error('sick')
    return []
  })
  const { result, rerender } = renderHook(({ text }) => useChecked({ check }, text), { initialProps: { text: 'bad' } })
  await waitFor(() => expect(check).toHaveBeenCalled())
  rerender({ text: 'good' })
  await waitFor(() => expect(result.current.text).toBe('good'))
})
