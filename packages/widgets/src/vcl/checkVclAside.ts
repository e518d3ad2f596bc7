import { checkVcl, type VclProblem, type VclSurroundings } from '@parapet/api'
import type { VclQuestion, VclVerdict } from './vclCheckWorker.ts'
import workerUrl from './vclCheckWorker.ts?worker&url'

/** Up to this many characters a check takes less than the way to a worker and back. */
const MOST_AT_ONCE = 8000

interface Waiting extends VclQuestion {
  readonly finish: (problems: readonly VclProblem[]) => void
}

interface Aside {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
}

let aside: Aside | null | undefined
let last = 0

const checkHere = ({ text, around, finish }: Waiting) => finish(checkVcl(text, around))

function start(): Aside | null {
  if (typeof Worker === 'undefined') return null
  const waiting = new Map<number, Waiting>()
  // What cannot be checked there, as after an update of the site, is checked here.
  const giveUp = () => {
    aside = null
    for (const asked of waiting.values()) checkHere(asked)
    waiting.clear()
  }
  try {
    const worker = new Worker(trusted(workerUrl), { type: 'module', name: 'vcl' })
    worker.onmessage = ({ data: { n, problems } }: MessageEvent<VclVerdict>) => {
      waiting.get(n)?.finish(problems)
      waiting.delete(n)
    }
    worker.onerror = giveUp
    worker.onmessageerror = giveUp
    return { worker, waiting }
  } catch {
    return null
  }
}

/** Checks a program as `checkVcl` does; a long one in a worker, so that typing goes on meanwhile. */
export function checkVclAside(text: string, around: VclSurroundings): Promise<readonly VclProblem[]> {
  if (text.length <= MOST_AT_ONCE) return Promise.resolve(checkVcl(text, around))
  if (aside === undefined) aside = start()
  const told = aside
  return new Promise((finish) => {
    const asked: Waiting = { n: ++last, text, around, finish }
    if (!told) return checkHere(asked)
    told.waiting.set(asked.n, asked)
    told.worker.postMessage({ n: asked.n, text, around } satisfies VclQuestion)
  })
}

interface Policy {
  createScriptURL(url: string): string
}

/** The page's CSP takes the address of a worker only from a named policy (require-trusted-types-for 'script'). */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
  if (!trustedTypes) return address
  const policy = trustedTypes.createPolicy('parapet-vcl', {
    createScriptURL: (url) => {
      if (url !== workerUrl) throw new TypeError('parapet-vcl takes one address')
      return url
    },
  })
  return policy.createScriptURL(address)
}
