import { type PlanStep, stepNeeds } from '@parapet/api'

/** What became of a step; what was not tried has none. */
export type StepResult =
  | { readonly kind: 'done' | 'running' | 'skipped' | 'changed' }
  | { readonly kind: 'failed'; readonly text: string }

export type StepResults = ReadonlyMap<string, StepResult>

interface Run {
  readonly company: number
  /** What became of the steps in an earlier run: those that are done are not made again. */
  readonly before: StepResults
  /** Makes a step; false if its target is not what was reviewed. */
  make(step: PlanStep): Promise<boolean>
  /** Says why a step failed. */
  textOf(problem: unknown): string
  onResult(results: StepResults): void
}

/** Makes steps one after the other. What needs a step that was not made is skipped, everything else is still tried. */
export async function runPlan(steps: readonly PlanStep[], { company, before, make, textOf, onResult }: Run) {
  let results: StepResults = new Map([...before].filter(([, { kind }]) => kind === 'done'))
  const set = (key: string, result: StepResult) => {
    results = new Map([...results, [key, result]])
    onResult(results)
  }
  for (const step of steps) {
    if (results.get(step.key)?.kind === 'done') continue
    if (stepNeeds(step, steps, company).some((key) => results.get(key)?.kind !== 'done')) {
      set(step.key, { kind: 'skipped' })
      continue
    }
    set(step.key, { kind: 'running' })
    try {
      set(step.key, { kind: (await make(step)) ? 'done' : 'changed' })
    } catch (problem) {
      set(step.key, { kind: 'failed', text: textOf(problem) })
    }
  }
  return results
}
