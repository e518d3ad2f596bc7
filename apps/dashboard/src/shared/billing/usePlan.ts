import { type AnswerOf, billing, extrasPrice, useRead } from '@parapet/api'
import { joinReads } from '../../kit/read/joinReads.ts'

type Answers = readonly [
  AnswerOf<typeof billing.solutions>,
  AnswerOf<typeof billing.clientSolution>,
  AnswerOf<typeof billing.extraSolutions>,
]

/** The packages, the client's own if it is still offered, and its extras with their price for a month, before tax. */
export type Plan = ReturnType<typeof planOf>

/** What `usePlan` asks for. */
export const planRequests = (client: number) => [
  { call: billing.solutions, params: {} },
  { call: billing.clientSolution, params: { client } },
  { call: billing.extraSolutions, params: {} },
]

/** Reads the packages, the client's own, and its extras. */
export function usePlan(client: number | null) {
  const solutions = useRead(billing.solutions, {})
  const held = useRead(billing.clientSolution, client === null ? null : { client })
  const extras = useRead(billing.extraSolutions, {})
  const read = joinReads(solutions, held, extras)
  return { ...read, data: read.data && planOf(read.data) }
}

/** Joins what `planRequests` ask for. */
export const planOf = ([packages, held, offeredExtras]: Answers) => ({
  packages,
  plan: packages.find(({ solution_type }) => solution_type === held.solution_type),
  held,
  offeredExtras,
  extras: extrasPrice(held.extras, offeredExtras),
})
