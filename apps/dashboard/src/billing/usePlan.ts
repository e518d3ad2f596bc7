import { billing, extrasPrice, useRead } from '@parapet/api'

/** Reads the packages, the client's own, and its extras with their price for a month, before tax. */
export function usePlan(client: number | null) {
  const solutions = useRead(billing.solutions, {})
  const held = useRead(billing.clientSolution, client === null ? null : { client })
  const extras = useRead(billing.extraSolutions, {})
  const reads = [solutions, held, extras]
  const plan = solutions.data?.find(({ solution_type }) => solution_type === held.data?.solution_type)
  return {
    packages: solutions.data ?? [],
    plan,
    held: held.data,
    offeredExtras: extras.data,
    extras: held.data && extras.data && extrasPrice(held.data.extras, extras.data),
    isRead: reads.every(({ data }) => data !== undefined),
    failure: reads.find(({ data, failure }) => failure && data === undefined)?.failure,
    retry: () => {
      for (const { failure, retry } of reads) if (failure) retry()
    },
  }
}
