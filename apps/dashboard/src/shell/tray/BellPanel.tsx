import { itemsOf, type Notification, notifications, useRead } from '@parapet/api'
import { Ago, Button, IconButton, Inline, Text, useWords } from '@parapet/ui'
import { useAction } from '../../kit/action/useAction.ts'
import { RouterLink } from '../../platform/router/RouterLink.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { bellWords } from './bell.words.ts'
import * as css from './incidents.css.ts'
import { useNotificationNames } from './useNotificationNames.ts'
import { useSubject } from './useSubject.ts'

const LISTED = 5

/** The newest unread notifications and their number. */
export const unreadParams = { read: false, limit: LISTED, offset: 0 }

/** The newest unread notifications, each with a link to what it is about. */
export function BellPanel({ onLeave }: { onLeave: () => void }) {
  const t = useWords(bellWords)
  const to = useTo()
  const { data, failure } = useRead(notifications.history, unreadParams, { quiet: true })
  const markAll = useAction(notifications.markRead)
  const { items, count } = data ? itemsOf(data) : { items: [], count: 0 }
  const rows = items.slice(0, LISTED)
  return (
    <div className={css.panel}>
      <h2 className={css.title}>{t('title')}</h2>
      {rows.length > 0 && (
        <ul className={css.list}>
          {rows.map((row) => (
            <Item key={row.id} row={row} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {data && count === 0 && <Text as="p">{t('none')}</Text>}
      {!data && failure && <Text as="p">{t('failed')}</Text>}
      {count > rows.length && (
        <Text as="p" tone="muted" size="s">
          {t('more', { n: count - rows.length })}
        </Text>
      )}
      <Inline justify="between">
        <RouterLink href={to('user-notifications')} className={css.all} onClick={onLeave}>
          {t('all')}
        </RouterLink>
        {count > 0 && (
          <Button size="s" tone="quiet" busy={markAll.isBusy} onClick={() => void markAll.run({ body: {} })}>
            {t('markAll')}
          </Button>
        )}
      </Inline>
    </div>
  )
}

function Item({ row, onLeave }: { row: Notification; onLeave: () => void }) {
  const t = useWords(bellWords)
  const to = useTo()
  const { company, companies } = useSession()
  const { typeName } = useNotificationNames()
  const types = useRead(notifications.types, {}, { quiet: true }).data
  const subjectOf = useSubject()
  const read = useAction(notifications.markRead)
  const markRead = () => void read.run({ body: { ids: [row.id] } })
  const type = types?.find(({ id }) => id === row.notification_type)
  const title = row.title.trim() || t('unknown', { id: String(row.id) })
  const subject = subjectOf(row)
  const other = row.company !== company?.id ? companies.find(({ id }) => id === row.company)?.name : undefined
  return (
    <li className={css.issue}>
      <RouterLink
        href={subject?.href ?? to('user-notifications', undefined, { open: row.id })}
        className={css.itemLink}
        onClick={() => {
          markRead()
          onLeave()
        }}
      >
        {title}
      </RouterLink>
      <IconButton icon="check" size="s" label={t('markRead', { title })} onClick={markRead} />
      <span className={css.detail}>{row.message}</span>
      <span className={css.detail}>
        {[type && typeName(type), other, subject?.title].flatMap((part) => (part ? [`${part} · `] : []))}
        <Ago value={row.created_at} />
      </span>
    </li>
  )
}
