import { curlOf, routePattern, useApi } from '@parapet/api'
import { Button, Code, Heading, KeyValue, Stack, Text, useCopy, useFormat, useLocale, useWords } from '@parapet/ui'
import type { FigureKey } from '../rows/figures.ts'
import { type RequestFacts, requestFacts } from '../rows/requestFacts.ts'
import type { WidgetRequest } from '../rows/row.ts'
import { explainedWords } from '../words/explained.ts'

export interface ExplainedProps {
  readonly figures: readonly FigureKey[]
  /** What was asked, the main request first. */
  readonly requests: readonly WidgetRequest[]
  /** The zone in which days start; the user's by default. */
  readonly zone?: string
}

/** How figures are made: their definitions, where they come from, and the same requests as curl commands. */
export function Explained({ figures, requests, zone }: ExplainedProps) {
  const t = useWords(explainedWords)
  const api = useApi()
  const copy = useCopy()
  const { zone: ownZone } = useLocale()
  const [main] = requests
  const curls = requests.map(({ call, params }) => curlOf(call, params, api))
  const calls = [...new Set(requests.map(({ call }) => `${call.method} ${routePattern(call, api)}`))]
  return (
    <Stack gap={4}>
      {figures.length > 0 && (
        <Stack gap={2}>
          <Heading level={3} size="s">
            {t('figures')}
          </Heading>
          <Stack as="ul" gap={1}>
            {figures.map((key) => (
              <Text key={key} as="li" size="s">
                {t(`figure.${key}`)}
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
      {main && (
        <Stack gap={2}>
          <Heading level={3} size="s">
            {t('source', { n: requests.length })}
          </Heading>
          <KeyValue
            items={[...calls.map((call) => ({ label: t('call'), value: call })), ...useFacts(main, zone ?? ownZone)]}
          />
          <Code block label={t('curl')}>
            {curls[0] ?? ''}
          </Code>
          <Text size="xs" tone="muted">
            {t('curl.help')}
          </Text>
          <div>
            <Button size="s" icon="terminal" onClick={() => void copy(curls.join('\n\n'))}>
              {t('curl')}
            </Button>
          </div>
        </Stack>
      )}
    </Stack>
  )
}

function useFacts({ call, params }: WidgetRequest, zone: string) {
  const t = useWords(explainedWords)
  const f = useFormat()
  const { span, step, rows, isMeasured }: RequestFacts = requestFacts(call, params)
  return [
    ...(span ? [{ label: t('period'), value: t('period.span', f.ends(span)) }] : []),
    ...(step ? [{ label: t('step'), value: f.duration(step) }] : []),
    ...(rows ? [{ label: t('rows'), value: t('rows.most', { n: f.number(rows) }) }] : []),
    ...(span ? [{ label: t('zone'), value: zone }] : []),
    ...(isMeasured
      ? [
          { label: t('sampling'), value: t('undocumented') },
          { label: t('delay'), value: t('delay.minute') },
        ]
      : []),
  ]
}
