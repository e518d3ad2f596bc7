import { type Fact, type Failure, failureOf, known, reading, unread } from '@parapet/api'

/** Makes a fact of a failure: a refusal is another reason than an error. */
export const unreadBy = (failure: Failure): Fact<never> =>
  unread(failure.kind === 'http' && failure.status === 403 ? 'forbidden' : 'failed')

/** Makes a fact of what was read so far. */
export function factOf<T>({ data, failure }: { data: T | undefined; failure: Failure | undefined }): Fact<T> {
  if (data !== undefined) return known(data)
  return failure ? unreadBy(failure) : reading
}

/** Waits for an answer; a failure is a fact, too. */
export async function factFrom<T>(answer: Promise<T>): Promise<Fact<T>> {
  try {
    return known(await answer)
  } catch (problem) {
    const failure = failureOf(problem)
    if (failure.kind === 'cancelled') throw problem
    return unreadBy(failure)
  }
}

/** Makes another fact of what is known. */
export function mapFact<T, U>(fact: Fact<T>, map: (value: T) => Fact<U>): Fact<U> {
  return fact.kind === 'known' ? map(fact.value) : fact
}
