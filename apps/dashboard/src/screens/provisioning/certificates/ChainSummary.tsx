import { type Certificate, type ChainProblem, coversHost } from '@parapet/api'
import { Code, DateTime, KeyValue, Notice, Stack, Status, useWords } from '@parapet/ui'
import { useSession } from '../../../session/SessionContext.ts'
import { certificatesWords } from '../../../words/certificates.ts'
import { NameList } from './NameList.tsx'
import type { ChainReading } from './useChain.ts'

const harmless: ReadonlySet<ChainProblem> = new Set(['incomplete', 'not-yet'])

/** The names, dates and order of a chain, and whether the key belongs to it; `isShort` leaves the names out. */
export function ChainSummary({ reading, isShort = false }: { reading: ChainReading; isShort?: boolean }) {
  const t = useWords(certificatesWords)
  const { company } = useSession()
  const { certificates: chain, problems, verdict, fingerprints } = reading
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
        <Notice key={problem} tone={harmless.has(problem) ? 'watch' : 'bad'}>
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
            { label: t('reading.chain'), value: <Chain certificates={chain} isInOrder={problems.length === 0} /> },
            ...(verdict
              ? [
                  {
                    label: t('reading.key'),
                    value: <Status tone={verdict === 'matches' ? 'good' : 'bad'} label={t(`key.${verdict}`)} />,
                  },
                ]
              : []),
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
          <li key={`${index}${certificate.serial}`}>{certificate.name || certificate.domains[0]}</li>
        ))}
      </ol>
    </Stack>
  )
}
