import { type CertificateRow, coveredSites } from '@parapet/api'
import { Button, DateTime, Inline, KeyValue, Notice, Skeleton, Stack, Status, useCopy, useWords } from '@parapet/ui'
import { useTask } from '../../kit/action/useTask.ts'
import { useResourceWrites } from '../../kit/resource/useResourceWrites.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { certificateStatus } from '../../shared/provisioning/certificateStatus.ts'
import { certificatesWords } from '../../shared/provisioning/certificates.words.ts'
import { useCertificateRows } from '../../shared/provisioning/useCertificateRows.ts'
import { ChainSummary } from './ChainSummary.tsx'
import { retryOf } from './certificateWrites.ts'
import { NameList } from './NameList.tsx'
import { useChain } from './useChain.ts'

/** What a certificate contains and which sites use it, or how far its request has come. */
export function CertificatePanel({ row }: { row: CertificateRow }) {
  const t = useWords(certificatesWords)
  const { company } = useSession()
  const copy = useCopy()
  const { rows } = useCertificateRows()
  const { certificate, state } = row
  const reading = useChain(certificate?.cert ?? '')
  const requested = Date.parse((row.dnsRequest ?? row.request)?.created_at ?? '') / 1000
  const covered = certificate
    ? coveredSites(
        row,
        rows,
        (company?.sites ?? []).map(({ url }) => url),
      )
    : []
  return (
    <Stack gap={6}>
      {state.kind === 'failed' && <Failure row={row} text={state.text} />}
      <KeyValue
        items={[
          { label: t('column.state'), value: <Status {...certificateStatus(state, t)} /> },
          { label: t('column.kind'), value: t(`kind.${row.kind}`) },
          { label: t('column.domains'), value: <NameList names={row.domains} /> },
          ...(Number.isNaN(requested)
            ? []
            : [{ label: t('details.requested'), value: <DateTime value={requested} /> }]),
          ...(certificate
            ? [
                {
                  label: t('details.renewal'),
                  value: t(row.kind === 'custom' ? 'details.renewal.custom' : 'details.renewal.auto'),
                },
                {
                  label: t('reading.covers'),
                  value:
                    covered.length === 0 ? (
                      t('reading.coversNone')
                    ) : (
                      <NameList
                        names={covered.map(({ site, isKept }) => (isKept ? t('details.kept', { site }) : site))}
                      />
                    ),
                },
                { label: t('details.key'), value: t('details.key.text') },
              ]
            : []),
        ]}
      />
      {certificate &&
        (reading === null ? (
          <Notice tone="info">{t('details.noChain')}</Notice>
        ) : reading === undefined ? (
          <Skeleton width="100%" height="160px" />
        ) : (
          <>
            <ChainSummary reading={reading} isShort />
            <Inline>
              <Button size="s" icon="copy" onClick={() => void copy(certificate.cert)}>
                {t('details.copyChain')}
              </Button>
            </Inline>
          </>
        ))}
    </Stack>
  )
}

function Failure({ row, text }: { row: CertificateRow; text: string }) {
  const t = useWords(certificatesWords)
  const { run, isBusy } = useTask()
  const { run: send } = useResourceWrites()
  const retry = retryOf(row)
  const refused = refusalText(useMay(retry.call))
  return (
    <Notice
      tone="bad"
      title={t('details.reason')}
      actions={
        <Button
          size="s"
          icon="refresh"
          busy={isBusy}
          disabledReason={refused}
          onClick={() => void run(() => send(retry, row), { done: t('retried') })}
        >
          {t('retry')}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
