import type { ApiContext } from './context.ts'
import { oversight } from './steps/oversight.ts'
import { retry425 } from './steps/retry425.ts'
import { slowNotice } from './steps/slowNotice.ts'
import type { Next } from './steps/step.ts'
import { taskPolling } from './steps/taskPolling.ts'
import { timeout } from './steps/timeout.ts'
import { token } from './steps/token.ts'
import { transport } from './steps/transport.ts'

const noTransport: Next = () => Promise.reject(new TypeError('transport is the last step'))

/** The steps of a request, outermost first. */
export function send(context: ApiContext): Next {
  const steps = [oversight, token, slowNotice, taskPolling, retry425, timeout, transport]
  return steps.reduceRight((next, step) => step(context)(next), noTransport)
}
