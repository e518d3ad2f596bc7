import type { T } from '@parapet/ui'
import type { LoginFailureReason } from '../../session/login.ts'
import type authEn from '../../words/auth.en.ts'

/** Describes in one sentence why a request failed; the provider's own message if there is one. */
export function failureSentence(
  { why, status, text }: { why: LoginFailureReason; status: number; text: string | null },
  t: T<typeof authEn>,
): string {
  if (why === 'refused') return text ?? t('failed.refused', { status })
  if (why === 'server') return t('failed.server', { status })
  return t(`failed.${why}`)
}
