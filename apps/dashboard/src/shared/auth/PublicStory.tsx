import { useLocale } from '@parapet/ui'
import { type ReactNode, useState } from 'react'
import type { LoginResult } from '../../platform/session/login.ts'
import type { SessionNotice } from '../../platform/session/types.ts'
import type { NoticeKey } from '../../platform/words/noticeKey.ts'
import { PublicContext, type PublicValue } from './PublicContext.ts'

interface PublicStoryProps {
  username?: string
  answer?: LoginResult
  notices?: readonly (readonly [NoticeKey, SessionNotice['tone'], string?])[]
  params?: Record<string, string>
  onOpen?: () => void
  children: ReactNode
}

/** A page before the login for stories and tests: the session around it is played. */
export function PublicStory({ username = '', answer, notices = [], params = {}, onOpen, children }: PublicStoryProps) {
  const { locale } = useLocale()
  const [name, setName] = useState(username)
  const [shown, setShown] = useState<readonly SessionNotice[]>(
    notices.map(([messageKey, tone, text], index) => ({ id: index, messageKey, tone, ...(text ? { text } : {}) })),
  )
  const answered = () => (answer ? Promise.resolve(answer) : new Promise<never>(() => undefined))
  const [value] = useState(
    (): Omit<PublicValue, 'username' | 'notices'> => ({
      params,
      signIn: answered,
      signInWithPasskey: answered,
      setTypedUsername: setName,
      fetchIp: () => undefined,
      dismiss: (id) => setShown((before) => before.filter((notice) => notice.id !== id)),
      setLocale: () => undefined,
      open: async () => onOpen?.(),
    }),
  )
  return (
    <PublicContext value={{ ...value, username: name, notices: shown }}>
      <div lang={locale}>{children}</div>
    </PublicContext>
  )
}
