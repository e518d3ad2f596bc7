/** Why a source of statistics does not answer. */
export type SourceProblem = 'credentials' | 'unreachable' | 'slow' | 'schema' | 'version' | 'readOnly' | 'failed'

/** A source of statistics that does not answer, with a sentence for the user and for the start. */
export class SourceError extends Error {
  readonly problem: SourceProblem

  constructor(problem: SourceProblem, sentence: string) {
    super(sentence)
    this.problem = problem
  }
}
