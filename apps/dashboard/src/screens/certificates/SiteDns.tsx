import { sites as calls, dnsStep, edgeHost, hostText, known, reading } from '@parapet/api'
import { Notice, Stack, Text, useWords } from '@parapet/ui'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMay } from '../../platform/session/useMay.ts'
import { useFindings } from '../../shared/onboarding/useFindings.ts'
import { certificatesWords } from '../../shared/provisioning/certificates.words.ts'

/** Chosen sites whose DNS is asked about while the form is open. */
const MOST_CHECKED = 40

const nobody: readonly string[] = []
/** Requests of a site prove its name too, but are not read here: what is not known is said as that. */
const uncounted = known({ requests: 0, hits: null })

/** Says which of the chosen sites do not lead here yet: the challenge over HTTP would fail for them. */
export function SiteDns({ hosts }: { hosts: readonly string[] }) {
  const t = useWords(certificatesWords)
  const { company } = useSession()
  const mayCheck = useMay(calls.validate).kind === 'allowed'
  const answers = useFindings(mayCheck ? hosts : nobody, MOST_CHECKED)
  const edge = edgeHost(company?.id ?? 0)
  if (hosts.length === 0) return null
  const steps = hosts.map((host, at) => ({
    host,
    step: dnsStep(
      answers.get(host) ??
        (mayCheck && at < MOST_CHECKED ? reading : { kind: 'unknown', why: mayCheck ? 'many' : 'forbidden' }),
      uncounted,
      edge,
    ),
  }))
  const elsewhere = steps.flatMap(({ host, step }) =>
    step.kind === 'open' && step.gap.kind === 'elsewhere' ? [{ host, target: step.gap.target }] : [],
  )
  const count = (kind: 'reading' | 'unknown') => steps.filter(({ step }) => step.kind === kind).length
  return (
    <Stack gap={2}>
      {elsewhere.length > 0 && (
        <Notice tone="watch" live title={t('sites.elsewhere', { n: elsewhere.length })}>
          <Stack gap={2}>
            <ul>
              {elsewhere.map(({ host, target }) => (
                <li key={host}>{t('sites.leadsTo', { name: hostText(host), target })}</li>
              ))}
            </ul>
            <p>{t('sites.elsewhereText', { target: edge })}</p>
          </Stack>
        </Notice>
      )}
      {count('reading') > 0 ? (
        <Text as="p" tone="muted" size="s">
          {t('sites.checking')}
        </Text>
      ) : (
        count('unknown') > 0 && (
          <Text as="p" tone="muted" size="s">
            {t('sites.dnsUnknown', { n: count('unknown') })}
          </Text>
        )
      )}
    </Stack>
  )
}
