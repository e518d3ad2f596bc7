import type { T } from '@parapet/ui'
import type { LoginFailureReason } from '../../platform/session/login.ts'
import type authEn from './auth.en.ts'

/** Describes in one sentence why a request failed; the provider's own message if there is one. */
export function failureSentence(
  { reason, status, text }: { reason: LoginFailureReason; status: number; text: string | null },
  t: T<typeof authEn>,
): string {
  if (reason === 'refused') return text ?? t('failed.refused', { status: String(status) })
  if (reason === 'server') return t('failed.server', { status: String(status) })
  return t(`failed.${reason}`)
}
