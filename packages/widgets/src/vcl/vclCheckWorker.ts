import { checkVcl, type VclProblem, type VclSurroundings } from '@parapet/api'

/** A program to check, and the answer's number. */
export interface VclQuestion {
  readonly n: number
  readonly text: string
  readonly around: VclSurroundings
}

/** What is wrong with the program of a number. */
export interface VclVerdict {
  readonly n: number
  readonly problems: readonly VclProblem[]
}

const own = globalThis as unknown as {
  onmessage: (event: MessageEvent<VclQuestion>) => void
  postMessage(verdict: VclVerdict): void
}
own.onmessage = ({ data: { n, text, around } }) => own.postMessage({ n, problems: checkVcl(text, around) })
