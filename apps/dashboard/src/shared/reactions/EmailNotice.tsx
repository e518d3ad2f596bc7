import { clientIdOf, notifications, useRead } from '@parapet/api'
import { LinkButton, Notice, useWords } from '@parapet/ui'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { reactionsWords } from './reactions.words.ts'

interface EmailNoticeProps {
  reactions: readonly { readonly reaction_type: string; readonly params: Readonly<Record<string, unknown>> }[]
  /** Matches the provider's name of the type of notification. */
  type: RegExp
}

/** Warns users whom a reaction would mail that emails of this type are off in their notifications. */
export function EmailNotice({ reactions, type }: EmailNoticeProps) {
  const t = useWords(reactionsWords)
  const to = useTo()
  const { user, company } = useSession()
  const mailed = reactions.flatMap(({ params: { emails } }) => (Array.isArray(emails) ? emails : []))
  const isMailed = clientIdOf(company) !== null && user !== null && mailed.includes(user.email)
  const wanted = isMailed ? {} : null
  const types = useRead(notifications.types, wanted, { quiet: true }).data
  const methods = useRead(notifications.methods, wanted, { quiet: true }).data
  const held = useRead(notifications.preferences, wanted, { quiet: true }).data
  const own = types?.find(({ name }) => type.test(name))
  const email = methods?.find(({ name }) => /mail|correo/i.test(name))
  if (!isMailed || !own || !email || !held) return null
  const isOn = held.some(
    ({ notification_type, notification_method }) => notification_type === own.id && notification_method === email.id,
  )
  if (isOn) return null
  return (
    <Notice
      tone="watch"
      live
      actions={
        <LinkButton size="s" href={to('user-notifications', undefined, { view: 'channels' })}>
          {t('email.turnOn')}
        </LinkButton>
      }
    >
      {t('email.off')}
    </Notice>
  )
}
