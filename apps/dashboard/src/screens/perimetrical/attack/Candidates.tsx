import { type CountBy, type Risen, risenValues, type Span } from '@parapet/api'
import { Button, Chip, Inline, Notice, Section, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { ReadSection } from '../../../kit/read/ReadSection.tsx'
import { aimsOf, useAimName } from './aims.ts'
import { attackWords } from './attack.words.ts'
import { useCounts } from './counting.ts'
import type { AttackScope } from './useAttackScope.ts'

const HOUR = 3600
const MOST = 2
const keys = ['request', 'agent', 'countrycode'] as const

async function candidatesIn(countIn: (span: Span) => CountBy, scope: AttackScope): Promise<Risen[]> {
  const { sites, span, lastHour } = scope
  const filters = { sites, include: {}, exclude: {} }
  const earlier = { from: span.from - HOUR, to: span.from }
  const found: Risen[] = []
  for (const key of keys) {
    const now = await countIn(lastHour)(key, filters)
    const before = await countIn(earlier)(key, filters)
    found.push(...risenValues(key, now.rows, before.rows, MOST))
  }
  return found
}

/** What the requests of the attack have in common: proposals from what has risen, and what was chosen. */
export function Candidates({ scope }: { scope: AttackScope }) {
  return scope.isAimed ? <Chosen scope={scope} /> : <Proposals scope={scope} />
}

function Chosen({ scope }: { scope: AttackScope }) {
  const t = useWords(attackWords)
  const nameOf = useAimName()
  return (
    <Section title={t('aim.title')}>
      <Inline gap={2}>
        {aimsOf(scope.include).map(({ key, value }) => (
          <Chip key={`${key} ${value}`} label={nameOf(key, value)} onRemove={() => scope.remove(key, value)} />
        ))}
      </Inline>
      <Text as="p" size="s" tone="muted">
        {t('aim.text')}
      </Text>
    </Section>
  )
}

function Proposals({ scope }: { scope: AttackScope }) {
  const t = useWords(attackWords)
  const f = useFormat()
  const nameOf = useAimName()
  const { sites, span, lastHour } = scope
  const read = useCounts('attack candidates', { when: { span, lastHour }, subject: { sites } }, (countIn) =>
    candidatesIn(countIn, scope),
  )
  return (
    <Section title={t('aim.title')}>
      <ReadSection read={read} failed={t('aim.failed')} lines={2} size="s">
        {(found) =>
          found.length === 0 ? (
            <Text as="p">{t('aim.none')}</Text>
          ) : (
            <Notice tone="info" title={t('aim.risen')}>
              <Stack gap={2}>
                {found.map(({ key, value, requests, before }) => (
                  <Inline gap={2} key={`${key} ${value}`}>
                    <Button size="s" icon="filter" onClick={() => scope.add(key, value)}>
                      {t('aim.count', { what: nameOf(key, value) })}
                    </Button>
                    <Text>{t('aim.rise', { requests: f.number(requests), before: f.number(before) })}</Text>
                  </Inline>
                ))}
                <Text size="s">{t('aim.notCause')}</Text>
              </Stack>
            </Notice>
          )
        }
      </ReadSection>
    </Section>
  )
}
