import { withoutFormerUsers } from '@parapet/api'
import { Notice, useWords } from '@parapet/ui'
import { reactionsWords } from './reactions.words.ts'
import { useMemberEmails } from './useMemberEmails.ts'

interface FormerUsersNoticeProps {
  reactions: Parameters<typeof withoutFormerUsers>[0]
}

/** Names the addresses that saving removes from the reactions: nobody in the company has them any more. */
export function FormerUsersNotice({ reactions }: FormerUsersNoticeProps) {
  const t = useWords(reactionsWords)
  const members = useMemberEmails()
  const { former } = withoutFormerUsers(reactions, members ?? [])
  if (!members || former.length === 0) return null
  return (
    <Notice tone="watch" live>
      {t('emails.former', { n: former.length, emails: former.join(', ') })}
    </Notice>
  )
}
