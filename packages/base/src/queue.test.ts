import { expect, it } from 'vitest'
import { createQueue } from './queue.ts'

it('runs at most so many at a time, in order, and goes on after a failure', async () => {
  const turn = createQueue(2)
  const started: number[] = []
  const ends = new Map<number, (isDone: boolean) => void>()
  const work = [0, 1, 2, 3].map((n) =>
    turn(
      () =>
        new Promise<number>((resolve, reject) => {
          started.push(n)
          ends.set(n, (isDone) => (isDone ? resolve(n) : reject(new Error(`${n}`))))
        }),
    ).catch((problem: Error) => problem.message),
  )
  expect(started).toEqual([0, 1])
  ends.get(1)?.(false)
  await expect(work[1]).resolves.toBe('1')
  await Promise.resolve()
  expect(started).toEqual([0, 1, 2])
  for (const n of [0, 2]) ends.get(n)?.(true)
  await Promise.all([work[0], work[2]])
  await Promise.resolve()
  ends.get(3)?.(true)
  await expect(Promise.all(work)).resolves.toEqual([0, '1', 2, 3])
})
