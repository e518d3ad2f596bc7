import { type Certificate, type ChainProblem, coversHost, hostText, isChainWarning } from '@parapet/api'
import { Button, Code, DateTime, KeyValue, Notice, Stack, Status, useWords } from '@parapet/ui'
import { useSession } from '../../platform/session/SessionContext.ts'
import { certificatesWords } from '../../shared/provisioning/certificates.words.ts'
import { keyText } from './keyText.ts'
import { NameList } from './NameList.tsx'
import type { ChainReading } from './useChain.ts'

const orderProblems: ReadonlySet<ChainProblem> = new Set(['first-is-authority', 'wrong-order'])
const isHarmless = (problem: ChainProblem) => problem === 'not-yet' || isChainWarning(problem)

interface ChainSummaryProps {
  reading: ChainReading
  /** Leaves the names out. */
  isShort?: boolean
  /** Replaces the text by the sorted one. */
  onSort?: (sorted: string) => void
}

/** The names, dates, key and order of a chain, and whether the private key belongs to it. */
export function ChainSummary({ reading, isShort = false, onSort }: ChainSummaryProps) {
  const t = useWords(certificatesWords)
  const { company } = useSession()
  const { certificates: chain, problems, verdict, fingerprints, sorted } = reading
  const sortable = problems.find((problem) => orderProblems.has(problem))
  const [own] = chain
  const covered = (company?.sites ?? []).flatMap(({ url }) =>
    own?.domains.some((domain) => coversHost(domain, url)) ? [url] : [],
  )
  const names = [
    { label: t('reading.domains'), value: <NameList names={own?.domains ?? []} /> },
    {
      label: t('reading.covers'),
      value: covered.length > 0 ? <NameList names={covered} /> : t('reading.coversNone'),
    },
  ]
  return (
    <Stack gap={4}>
      {problems.map((problem) => (
        <Notice
          key={problem}
          tone={isHarmless(problem) ? 'watch' : 'bad'}
          actions={
            problem === sortable && onSort && sorted !== null ? (
              <Button size="s" onClick={() => onSort(sorted)}>
                {t('chain.sort')}
              </Button>
            ) : undefined
          }
        >
          {t(`chain.${problem}`)}
        </Notice>
      ))}
      {own && (
        <KeyValue
          items={[
            { label: t('reading.name'), value: own.name },
            ...(isShort ? [] : names),
            { label: t('reading.issuer'), value: own.issuer },
            { label: t('reading.from'), value: <DateTime value={own.validFrom} style="date" /> },
            { label: t('reading.to'), value: <DateTime value={own.validTo} style="date" /> },
            { label: t('reading.chain'), value: <Chain certificates={chain} isInOrder={!sortable} /> },
            ...(verdict
              ? [
                  {
                    label: t('reading.key'),
                    value: <Status tone={verdict === 'matches' ? 'good' : 'bad'} label={t(`key.${verdict}`)} />,
                  },
                ]
              : []),
            { label: t('reading.publicKey'), value: keyText(own, t('reading.otherKey')) },
            { label: t('reading.serial'), value: <Code>{own.serial}</Code> },
            { label: t('reading.fingerprint'), value: <Code>{fingerprints[0]}</Code> },
          ]}
        />
      )}
    </Stack>
  )
}

function Chain({ certificates, isInOrder }: { certificates: readonly Certificate[]; isInOrder: boolean }) {
  const t = useWords(certificatesWords)
  return (
    <Stack gap={1}>
      {isInOrder && <Status tone="good" label={t('chain.ok')} />}
      <ol>
        {certificates.map((certificate, index) => (
          <li key={`${index}${certificate.serial}`}>{hostText(certificate.name || (certificate.domains[0] ?? ''))}</li>
        ))}
      </ol>
    </Stack>
  )
}
