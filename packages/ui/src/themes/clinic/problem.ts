import type { DraftField, DraftProblem, ProblemKind } from './draft.ts'

/** Returns a list with the problem if the condition holds. */
export function when(
  isWrong: boolean,
  field: DraftField,
  kind: ProblemKind,
  value: string,
  allowed: readonly string[] = [],
): DraftProblem[] {
  const short = value.length > 60 ? `${value.slice(0, 59)}…` : value
  return isWrong ? [{ field, kind, value: short, allowed: allowed.join(', ') }] : []
}
