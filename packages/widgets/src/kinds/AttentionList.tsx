import { Anchor, Icon, Status, useFormat, useWords } from '@parapet/ui'
import { useState } from 'react'
import { cx } from '../charts/cx.ts'
import { useExports } from '../charts/exports.tsx'
import { attentionWords } from '../words/attention.ts'
import {
  check,
  checkFine,
  checks,
  checkTick,
  concern,
  concernAction,
  concernMark,
  concernState,
  concerns,
  concernText,
  concernTitle,
  further,
  furtherLink,
  note,
} from './attention.css.ts'
import { plainLink, root, small, tone as tones } from './kinds.css.ts'
import { chip } from './table.css.ts'

/** An item that needs attention. Times in epoch seconds. */
export interface Concern {
  readonly id: string
  /** `bad`: ongoing or affecting visitors now; `watch`: not urgent; `muted`: over. */
  readonly tone: 'bad' | 'watch' | 'muted'
  /** Whether it happens now: an anomaly that goes on, an origin that does not respond. */
  readonly isRunning?: boolean
  readonly state: string
  readonly title: string
  readonly text: string
  readonly at: number
  readonly href: string
  readonly why?: string
  /** The attack room, for what runs now on a site. */
  readonly attackHref?: string
  /** Opens the explanation of a change. */
  readonly explain?: () => void
}

export type Source = 'anomalies' | 'origins' | 'deployments' | 'certificates' | 'alerts'

export interface AttentionListProps {
  readonly label: string
  readonly concerns: readonly Concern[]
  readonly checked: readonly Source[]
  /** Sources whose emptiness says nothing, since an access log does not have them. */
  readonly unlogged?: readonly Source[]
  /** The page of all anomalies. */
  readonly anomaliesHref?: string | undefined
}

const MOST = 50
/** How many items that are over stand in the list before the others are asked for. */
const OVER_AT_FIRST = 2

/** The items that need attention, each linked to its page, or what was checked. */
export function AttentionList({ label, concerns: list, checked, unlogged = [], anomaliesHref }: AttentionListProps) {
  const t = useWords(attentionWords)
  const f = useFormat()
  const [isWhole, setWhole] = useState(false)
  const over = list.filter(({ tone }) => tone === 'muted')
  const folded = new Set(isWhole ? [] : over.slice(OVER_AT_FIRST))
  const shown = list.filter((one) => !folded.has(one))
  useExports({
    twin: () => ({
      caption: label,
      columns: [
        { label: t('column.state') },
        { label: t('column.what') },
        { label: t('column.detail') },
        { label: t('column.time') },
      ],
      rows: list.map(({ state, title, text, at }) => [state, title, text, f.date(at, 'dateTime')]),
    }),
  })
  return (
    <section className={root} aria-label={label}>
      {list.length === 0 ? (
        <>
          <Status tone="good" label={t(unlogged.length > 0 ? 'well.limits' : 'well')} />
          <ul className={checks} aria-label={t('looked')}>
            {checked
              .filter((name) => !unlogged.includes(name))
              .map((name) => (
                <li key={name} className={check}>
                  <span className={checkTick}>
                    <Icon name="check" />
                  </span>
                  {t(`source.${name}`)}
                  <span className={checkFine}>{t(`fine.${name}`)}</span>
                </li>
              ))}
          </ul>
          {unlogged.length > 0 && (
            <p className={note}>{t('notLogged', { what: unlogged.map((name) => t(`source.${name}`)).join(' · ') })}</p>
          )}
        </>
      ) : (
        <ul className={concerns}>
          {shown.slice(0, MOST).map(({ id, tone, state, title, text, href, why, explain, attackHref }) => (
            <li key={id} className={concern}>
              <span className={cx(concernMark, tones[tone])}>
                <Icon name={tone === 'bad' ? 'circleX' : 'triangleAlert'} />
              </span>
              <Anchor href={href} className={`${concernTitle} ${plainLink}`} data-why={why ?? title}>
                <span title={title}>{title}</span>
              </Anchor>
              <p className={concernText} title={text}>
                <span className={cx(concernState, tones[tone])}>{state}</span>
                {text && ` · ${text}`}
              </p>
              {(explain || attackHref) && (
                <span className={concernAction}>
                  {explain && (
                    <button
                      type="button"
                      className={chip}
                      aria-label={t('explain.of', { what: title })}
                      onClick={explain}
                    >
                      {t('explain')}
                    </button>
                  )}
                  {attackHref && (
                    <Anchor
                      href={attackHref}
                      className={chip}
                      aria-label={t('attack.of', { what: title })}
                      data-why={why ?? title}
                    >
                      {t('attack')}
                    </Anchor>
                  )}
                </span>
              )}
            </li>
          ))}
          {shown.length > MOST && <li className={small}>{t('more', { n: shown.length - MOST })}</li>}
        </ul>
      )}
      {(anomaliesHref !== undefined || over.length > OVER_AT_FIRST) && (
        <p className={further}>
          {anomaliesHref !== undefined && (
            <Anchor href={anomaliesHref} className={furtherLink} data-why={label}>
              {t('allAnomalies')}
            </Anchor>
          )}
          {over.length > OVER_AT_FIRST && (
            <button type="button" className={chip} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {t(isWhole ? 'over.less' : 'over.more', { n: over.length - OVER_AT_FIRST })}
            </button>
          )}
        </p>
      )}
    </section>
  )
}
