import { type AccessLog, encodeView, initialView } from '@parapet/api'
import { Button, LinkButton, Notice, Popover, Stack, Text, useFormat, useLocale, useWords } from '@parapet/ui'
import type { BoardLinks } from '@parapet/widgets'
import { lazy, Suspense, useState } from 'react'
import { accessLogWords } from './accessLog.words.ts'
import * as css from './board.css.ts'

const MINUTE = 60

const AccessLogDialog = lazy(async () => ({ default: (await import('./AccessLogDialog.tsx')).AccessLogDialog }))

/** Shows that the figures come from an access log, how its times were shifted, and what it lacks. */
export function AccessLogNotice({ log, links }: { log: AccessLog; links: BoardLinks }) {
  const t = useWords(accessLogWords)
  const f = useFormat()
  const { locale } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const { file, requests, from, to, movedBy, lacks, countries, isDemo, isLive, refused } = log
  const leftOut = refused.reduce((sum, { lines }) => sum + lines, 0)
  const range = { from: Math.floor(from / MINUTE) * MINUTE, to: to + 1 }
  const span = { n: requests, ...f.ends({ from, to }) }
  const fields = new Intl.ListFormat(locale).format(lacks.map((field) => t(`field.${field}`)))
  const day = countries && f.date(Date.parse(`${countries.day}T12:00:00Z`) / 1000, 'date')
  return (
    <div className={css.notices}>
      <Notice
        tone="info"
        title={t('title', { file })}
        actions={
          <>
            <LinkButton
              size="s"
              tone="quiet"
              href={links.page('stats', encodeView({ ...initialView, range }, initialView))}
            >
              {t('whole')}
            </LinkButton>
            <Button
              size="s"
              tone="quiet"
              onClick={() => {
                setOpened(true)
                setOpen(true)
              }}
            >
              {t('read')}
            </Button>
            <Popover
              label={t('about')}
              trigger={
                <Button size="s" tone="quiet">
                  {t('about')}
                </Button>
              }
            >
              <Stack gap={2}>
                {lacks.length > 0 && <Text as="p">{t('lacks', { fields })}</Text>}
                {countries && day && <Text as="p">{t('countries', { n: countries.requests, day })}</Text>}
                <Text as="p">{t('networks')}</Text>
                <Text as="p">{isDemo ? t('demo') : t('others')}</Text>
              </Stack>
            </Popover>
          </>
        }
      >
        {isLive ? t('live', span) : movedBy === 0 ? t('kept', span) : t('moved', { ...span, by: f.duration(movedBy) })}
        {leftOut > 0 && ` ${t('leftOut', { n: leftOut })}`}
      </Notice>
      {wasOpened && (
        <Suspense fallback={null}>
          <AccessLogDialog log={log} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
