import { APP_VERSION, CallFailure } from '@parapet/api'

/** What support needs to know about an error, as plain text. Carries no token and no query: they may hold what is private. */
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

/** The code of a page is gone from the server: a newer version was put there. */
export function isStaleCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|unable to preload css|module script failed/i.test(
      error.message,
    )
  )
}
