import { type StatusIssue, status, useRead } from '@parapet/api'
import { Icon, Popover, Status, useFormat, useWords, VisuallyHidden } from '@parapet/ui'
import { useState } from 'react'
import { RouterLink } from '../../platform/router/RouterLink.tsx'
import { topButton } from '../topBar/topBar.css.ts'
import * as css from './incidents.css.ts'
import { incidentsWords } from './incidents.words.ts'
import { useNextPage } from './useNextPage.ts'

const isOpen = ({ state }: StatusIssue): boolean => state.toLowerCase() !== 'resolved'
const states = ['investigating', 'identified', 'monitoring', 'maintenance'] as const

/** The provider's open incidents in the top bar, reloaded with each page; hidden when the status page fails. */
export function Incidents({ homeHref }: { homeHref: string }) {
  const t = useWords(incidentsWords)
  const f = useFormat()
  const [isShown, setShown] = useState(false)
  const { data, retry } = useRead(status.issues, {}, { quiet: true })
  useNextPage(retry)
  const open = data?.data.filter(isOpen) ?? []
  if (open.length === 0) return null
  return (
    <Popover
      open={isShown}
      onOpen={setShown}
      label={t('incidents.title')}
      placement="bottom-end"
      trigger={
        <button type="button" className={topButton}>
          <VisuallyHidden>{t('incidents.open', { n: open.length })}</VisuallyHidden>
          <span className={css.mark}>
            <Icon name="triangleAlert" size={20} />
          </span>
          <span aria-hidden="true">{f.number(open.length)}</span>
        </button>
      }
    >
      <div className={css.panel}>
        <h2 className={css.title}>{t('incidents.title')}</h2>
        <ul className={css.list}>
          {open.map((issue) => {
            const state = states.find((one) => one === issue.state.toLowerCase())
            const services = issue.services.map(({ name }) => name).join(', ')
            const since = Date.parse(issue.created_at) / 1000
            return (
              <li key={issue.id} className={css.issue}>
                <span className={css.name}>{issue.title.trim() || '—'}</span>
                <Status
                  tone={state === 'monitoring' || state === 'maintenance' ? 'info' : 'watch'}
                  label={state ? t(`state.${state}`) : issue.state}
                />
                <span className={css.detail}>
                  {[
                    Number.isFinite(since) && t('incidents.since', { time: f.date(since, 'dateTime') }),
                    services && t('incidents.affects', { services }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            )
          })}
        </ul>
        <RouterLink href={homeHref} className={css.all} onClick={() => setShown(false)}>
          {t('incidents.all')}
        </RouterLink>
      </div>
    </Popover>
  )
}
