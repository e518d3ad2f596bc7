import { statics, status, useRead } from '@parapet/api'
import { Button, Dialog, formatDate, type Locale, Tag, useFormat, useLocale, useWords } from '@parapet/ui'
import { useRef } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useLastVisit } from '../../platform/preferences/useLastVisit.ts'
import { shellWords } from '../../platform/words/shell.words.ts'
import { panelsWords } from '../topBar/panels.words.ts'
import * as css from './changes.css.ts'
import { isDayAfter, newSince } from './newSince.ts'

interface ChangeLogProps {
  open: boolean
  onClose: () => void
}

/** The change log of the dashboard (§7), opened from the version in the footer. */
export function ChangeLog({ open, onClose }: ChangeLogProps) {
  const t = useWords(panelsWords)
  const list = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="m"
      title={t('changes.title')}
      initialFocus={list}
      actions={
        <Button tone="secondary" onClick={onClose}>
          {t('changes.close')}
        </Button>
      }
    >
      <div ref={list} tabIndex={-1} className={css.changes}>
        <Contents />
      </div>
    </Dialog>
  )
}

function Contents() {
  const last = useLastVisit('changes')
  return (
    <>
      {last !== null && <Since last={last} />}
      <Versions last={last} />
    </>
  )
}

function Since({ last }: { last: number }) {
  const t = useWords(panelsWords)
  const f = useFormat()
  const news = useRead(statics.news, {}, { quiet: true })
  const issues = useRead(status.issues, {}, { quiet: true })
  const isFailed = (!news.data && news.failure) || (!issues.data && issues.failure)
  if (!isFailed && (!news.data || !issues.data)) return null
  const found = newSince(news.data ?? [], issues.data?.data ?? [], last)
  return (
    <section className={css.changeVersion}>
      <h2 className={css.changeTitle}>{t('changes.since', { when: f.date(last, 'dateTime') })}</h2>
      <ul className={css.changeList}>
        {found.map(({ id, kind, title, at }) => (
          <li key={id}>{t(`changes.${kind}`, { title: title.trim() || '—', date: f.date(at, 'date') })}</li>
        ))}
        {found.length === 0 && !isFailed && <li>{t('changes.nothing')}</li>}
        {isFailed && <li>{t('changes.unread')}</li>}
      </ul>
    </section>
  )
}

function Versions({ last }: { last: number | null }) {
  const t = useWords(panelsWords)
  const shell = useWords(shellWords)
  const { locale } = useLocale()
  const read = useRead(statics.changelog, {})
  return (
    <ReadSection read={read} failed={t('changes.failed')} empty={{ title: t('changes.none') }}>
      {(versions) =>
        versions.map(({ version, date, changes }) => (
          <section key={version} className={css.changeVersion}>
            <h2 className={css.changeTitle}>
              {shell('version', { version })} {last !== null && isDayAfter(date, last) && <Tag>{t('changes.new')}</Tag>}
            </h2>
            <span className={css.changeDate}>{dayText(date, locale)}</span>
            <ul className={css.changeList}>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </section>
        ))
      }
    </ReadSection>
  )
}

function dayText(date: string, locale: Locale): string {
  const at = Date.parse(date)
  return Number.isNaN(at) ? date : formatDate(at / 1000, 'date', locale, 'UTC')
}
