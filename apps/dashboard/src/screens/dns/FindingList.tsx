import { relativeName, type ZoneFinding } from '@parapet/api'
import { Link, useWords } from '@parapet/ui'
import { useLocation } from 'react-router-dom'
import { dnsWords } from './dns.words.ts'

const mostShown = 6

/** The problems of a zone as sentences, each with a link to the records of its name. */
export function FindingList({ findings, domain }: { findings: readonly ZoneFinding[]; domain: string }) {
  const t = useWords(dnsWords)
  const { search } = useLocation()
  const hrefOf = (name: string) => {
    const params = new URLSearchParams(search)
    params.set('q', relativeName(name, domain) || '@')
    params.delete('open')
    params.delete('page')
    return `?${params}`
  }
  return (
    <ul>
      {findings.slice(0, mostShown).map((finding) => (
        <li key={`${finding.kind} ${finding.id}`}>
          <Link href={hrefOf(finding.name)}>{finding.name}</Link>{' '}
          {t(`finding.${finding.kind}`, {
            other: 'other' in finding ? finding.other : '',
            n: 'lookups' in finding ? finding.lookups : 0,
          })}
        </li>
      ))}
      {findings.length > mostShown && <li>{t('andMore', { n: findings.length - mostShown })}</li>}
    </ul>
  )
}
