import type { BackendCheck } from '@parapet/api'
import { KeyValue, Notice, Status, Text, useWords } from '@parapet/ui'
import { backendsWords } from './backends.words.ts'
import { useProbeError } from './useProbeError.ts'

const tones = { HEALTHY: 'good', SICK: 'bad', UNKNOWN: 'info' } as const
const names = { HEALTHY: 'healthy', SICK: 'sick', UNKNOWN: 'unknown' } as const

/** The result of an immediate check, as a whole and from each server of the CDN. */
export function CheckResult({ check }: { check: BackendCheck }) {
  const t = useWords(backendsWords)
  const errorText = useProbeError()
  const about = ({
    status_code,
    response_time,
    error,
  }: Pick<BackendCheck, 'status_code' | 'response_time' | 'error'>) =>
    [
      status_code !== null && String(status_code),
      response_time !== null && t('test.time', { ms: response_time }),
      errorText(error),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <Notice
      tone={tones[check.status]}
      live
      title={[t(`health.${names[check.status]}`), about(check)].filter(Boolean).join(': ')}
    >
      {check.nodes.length > 0 && (
        <>
          <p>{t('test.title', { n: check.nodes.length })}</p>
          <KeyValue
            items={check.nodes.map(({ node, status, ...rest }) => ({
              label: node,
              value: <Status tone={tones[status]} label={about(rest) || t(`health.${names[status]}`)} />,
            }))}
          />
        </>
      )}
      <Text as="p" size="s">
        {t('test.noCertificate')}
      </Text>
    </Notice>
  )
}
