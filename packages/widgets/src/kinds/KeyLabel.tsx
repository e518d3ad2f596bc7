import { hostText } from '@parapet/api'
import { Icon, type IconName, type Locale, MiddleTruncate, Status, useWords, withBreaks } from '@parapet/ui'
import type { ReactNode } from 'react'
import type { KindT } from '../charts/summary.ts'
import { kindWords } from '../words/kinds.ts'
import { countryName, regionNamed } from './country.ts'
import {
  code,
  valueAddress,
  valueEnd,
  valueIcon,
  valueIconSame,
  valueLine,
  valueLines,
  valueText,
  valueType,
} from './keyLabel.css.ts'
import { cacheName, isNone } from './keyName.ts'
import { statusPhrase } from './statusPhrase.ts'
import { value as valueStyle, wrapped } from './table.css.ts'
import type { useAgents } from './useAgents.ts'

/** The kind of a ranking's keys: determines icon, format and filter. */
export type KeyKind =
  | 'path'
  | 'agent'
  | 'country'
  | 'address'
  | 'status'
  | 'contentType'
  | 'referer'
  | 'cache'
  | 'method'
  | 'proto'
  | 'site'
  | 'header'
  | 'name'

const iconOf: Readonly<Partial<Record<KeyKind, IconName>>> = {
  path: 'file',
  address: 'server',
  contentType: 'tag',
  referer: 'link',
  method: 'send',
  proto: 'lock',
  site: 'globe',
  header: 'tag',
}

/** Formats a key for display. */
export function keyText(
  key: string,
  kind: KeyKind,
  t: KindT,
  locale: Locale,
  agents: ReturnType<typeof useAgents>,
): string {
  const isMissing = isNone(key)
  switch (kind) {
    case 'country':
      return isMissing ? t('country.none') : countryName(key, locale)
    case 'contentType':
      return isMissing ? t('content.none') : key
    case 'referer':
      return isMissing ? t('referer.none') : key
    case 'header':
      return isMissing ? t('header.none') : key
    case 'cache':
      return cacheName(key, t)
    case 'name':
      return isMissing ? t('name.none') : key
    case 'agent': {
      const agent = agents?.(key)
      if (!agent) return key
      if (agent.kind === 'none') return t('agent.none')
      if (!agent.name) return key
      const where = agent.kind === 'bot' ? t('agent.bot') : agent.system
      return where ? t('agent.on', { browser: agent.name, system: where }) : agent.name
    }
    case 'site':
      return hostText(key)
    default:
      return key
  }
}

const classes = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const
const classTone = { '1xx': 'info', '2xx': 'good', '3xx': 'info', '4xx': 'watch', '5xx': 'bad', other: 'quiet' } as const

/** A key with its icon, its code or its status. */
export function KeyLabel({
  keyKind,
  raw,
  name,
  isBot,
  end = '',
}: {
  keyKind: KeyKind
  raw: string
  name: string
  isBot: boolean
  /** The common end of all names of the list, or an empty string. */
  end?: string
}): ReactNode {
  const t = useWords(kindWords)
  if (keyKind === 'status') {
    const found = classes.find((one) => /^\d{3}$/.test(raw) && one.charAt(0) === raw.charAt(0)) ?? 'other'
    return (
      <span className={wrapped}>
        <Status tone={classTone[found]} label={`${raw} · ${statusPhrase(raw) ?? t(`code.${found}`)}`} />
      </span>
    )
  }
  const icon = keyKind === 'agent' ? (isBot ? 'bot' : 'globe') : iconOf[keyKind]
  const isType = keyKind === 'contentType'
  const isReferer = keyKind === 'referer' && !isNone(raw)
  // A sentence is cut at its end: nobody reads half of each end.
  const isSentence = keyKind === 'name' && raw.includes(' ')
  const isTruncated =
    keyKind === 'path' || (name === raw && !isReferer && keyKind !== 'address' && !isType && !isSentence)
  const shown = isReferer ? name.replace(/^https?:\/\//, '') : name
  return (
    <span
      className={valueStyle}
      title={
        isReferer || isType || isSentence || (keyKind === 'agent' && name !== raw) ? raw.slice(0, 2000) : undefined
      }
    >
      {keyKind === 'country' ? (
        <span className={code}>{/^[a-z]{2}$/i.test(raw) ? raw.toUpperCase() : (regionNamed(raw) ?? '—')}</span>
      ) : icon ? (
        <span className={keyKind === 'agent' ? valueIcon : valueIconSame}>
          <Icon name={icon} />
        </span>
      ) : null}
      {isTruncated && end && name.endsWith(end) ? (
        <span className={valueText} title={name}>
          {withBreaks(name.slice(0, -end.length))}
          <span className={valueEnd}>{end}</span>
        </span>
      ) : isTruncated ? (
        <MiddleTruncate text={name} mono={keyKind === 'path'} />
      ) : (
        <>
          {isReferer && (
            <span className={valueLine}>
              <MiddleTruncate text={shown} mono title={raw.slice(0, 2000)} />
            </span>
          )}
          <span
            className={isType ? valueType : isReferer ? valueLines : keyKind === 'address' ? valueAddress : valueText}
          >
            {keyKind === 'agent' || keyKind === 'country' ? name : withBreaks(shown)}
          </span>
        </>
      )}
    </span>
  )
}
