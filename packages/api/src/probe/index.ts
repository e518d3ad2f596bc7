export { makeApiContext } from '../call/context.ts'
export { CallFailure } from '../call/failure.ts'
export { isProblem, type ProbeLogin, type ProbeResult, type ProbeVerdict, probe } from './probe.ts'
