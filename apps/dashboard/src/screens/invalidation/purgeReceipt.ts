import { type ProofCounts, purgeResults } from '@parapet/api'
import type { Format, T } from '@parapet/ui'
import type en from './purgeProof.en.ts'
import type { SentPurge } from './sentPurge.ts'
import type { CheckedUrl } from './usePurgeProof.ts'

interface Receipt {
  readonly sent: SentPurge
  readonly company: string
  readonly zone: string
  readonly checked: readonly CheckedUrl[]
  readonly counts: ProofCounts
  readonly whereOf: (proof: CheckedUrl) => string
}

/** Writes who purged what and when, and what the caches said of it, worst first; URLs beyond `most` characters are counted. */
export function purgeReceipt(
  { sent, company, zone, checked, counts, whereOf }: Receipt,
  t: T<typeof en>,
  f: Format,
  most = Number.POSITIVE_INFINITY,
): string {
  const dated = (seconds: number) => f.date(seconds, 'seconds')
  const unchecked = sent.urls.length - checked.length
  const head = [
    t('receipt.title'),
    t('receipt.company', { company }),
    t('receipt.user', { user: sent.user }),
    t('receipt.date', { date: dated(sent.date), zone }),
    t('receipt.method', { method: t(`method.${sent.method}`) }),
    t('receipt.urls', { n: f.number(sent.urls.length) }),
    t('receipt.result', {
      date: dated(Math.max(...checked.map(({ at }) => at))),
      fresh: f.number(counts.fresh),
      old: f.number(counts.old),
      unknown: f.number(counts.unknown),
    }),
    ...(unchecked > 0 ? [t('receipt.unchecked', { n: f.number(unchecked) })] : []),
    '',
  ].join('\n')
  const lines = checked
    .toSorted((a, b) => purgeResults.indexOf(a.result) - purgeResults.indexOf(b.result))
    .map((proof) => {
      const line = t('receipt.line', { result: t(`result.${proof.result}`), url: proof.url })
      const where = whereOf(proof)
      return where === '' ? line : t('receipt.where', { line, where })
    })
  let length = head.length
  const fitting = lines.filter((line) => {
    length += line.length + 1
    return length <= most
  })
  const more = lines.length - fitting.length
  return [head, ...fitting, ...(more > 0 ? [t('receipt.cut', { n: more })] : [])].join('\n')
}
