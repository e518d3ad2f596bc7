import { safeUrl } from '@parapet/api'
import { Anchor, useFormat, useWords } from '@parapet/ui'
import { listWords } from '../words/lists.ts'
import { nothing, plainLink, root, small } from './kinds.css.ts'
import { line, lines, lineText, lineTitle } from './lines.css.ts'
import { textFromHtml } from './textFromHtml.ts'

export interface NewsEntry {
  id: number | string
  /** HTML of a foreign page: shown as text only. */
  title: string
  text?: string
  link?: string | null
  /** ISO 8601. */
  date: string
}

export interface NewsListProps {
  label: string
  items: readonly NewsEntry[]
  most?: number
}

/** Posts and announcements from outside: dates, titles as plain text, and links that cannot do harm. */
export function NewsList({ label, items, most = 3 }: NewsListProps) {
  const t = useWords(listWords)
  const f = useFormat()
  if (items.length === 0) return <p className={nothing}>{t('news.empty')}</p>
  return (
    <div className={root}>
      <ul className={lines} aria-label={label}>
        {items.slice(0, most).map((item) => {
          const title = textFromHtml(item.title) || '—'
          const url = safeUrl(item.link)
          const text = item.text ? textFromHtml(item.text) : ''
          const seconds = Date.parse(item.date) / 1000
          return (
            <li key={item.id} className={line}>
              <span className={small}>{f.date(Number.isFinite(seconds) ? seconds : null, 'date')}</span>
              {url ? (
                <Anchor href={url} external className={`${lineTitle} ${plainLink}`}>
                  {title}
                </Anchor>
              ) : (
                <span className={lineTitle}>{title}</span>
              )}
              {text ? <p className={lineText}>{text}</p> : null}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
