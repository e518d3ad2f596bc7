import { APP_VERSION, CallFailure } from '@parapet/api'

/** Formats an error as plain text for support, without token and query, which may be private. */
export function report(
  error: unknown,
  { address, userAgent, at }: { address: string; userAgent: string; at: Date },
): string {
  return [
    `version ${APP_VERSION}`,
    `time    ${at.toISOString()}`,
    `page    ${address.split('?')[0]}`,
    `browser ${userAgent}`,
    '',
    described(error),
  ].join('\n')
}

function described(error: unknown): string {
  if (error instanceof CallFailure) return `CallFailure ${JSON.stringify(error.failure, null, 2)}`
  if (error instanceof Error)
    return error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}\n${error.stack ?? ''}`
  return typeof error === 'string' ? error : JSON.stringify(error, null, 2)
}
