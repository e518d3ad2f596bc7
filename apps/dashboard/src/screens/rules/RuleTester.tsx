import {
  backendVclName,
  followTrace,
  type Rule,
  ruleVcl,
  sortRules,
  type TraceInput,
  traceConfig,
  traceFaults,
} from '@parapet/api'
import {
  Accordion,
  Button,
  Inline,
  Link,
  Section,
  Stack,
  Status,
  Text,
  useFormat,
  useLocale,
  useWords,
} from '@parapet/ui'
import { useDeferredValue, useMemo } from 'react'
import { useTo } from '../../platform/session/useTo.ts'
import { useArea } from '../../shared/provisioning/area.ts'
import { impactWords } from '../../shared/provisioning/impact.words.ts'
import { rulesIn } from '../../shared/provisioning/ruleLabels.ts'
import { ruleSentence } from '../../shared/provisioning/ruleSentence.ts'
import { rulesWords } from '../../shared/provisioning/rules.words.ts'
import { TraceFields } from '../../shared/provisioning/TraceFields.tsx'
import { TraceWalk } from '../../shared/provisioning/TraceWalk.tsx'
import { traceWords } from '../../shared/provisioning/trace.words.ts'
import { useAddressLists } from '../../shared/provisioning/useAddressLists.ts'
import type { RuleCatalogue } from '../../shared/provisioning/useRuleCatalogue.ts'
import { ruleVerdicts, type Verdict } from './ruleVerdicts.ts'
import type { Tried } from './triedRequest.ts'

interface TesterProps {
  /** The rule as it is entered. */
  rule: Rule
  rules: readonly Rule[]
  catalogue: RuleCatalogue
  tried: Tried
}

/** The tone of what a request does with a rule or a condition. */
export const verdictTones = { met: 'good', unmet: 'quiet', undecided: 'watch', unreached: 'quiet' } as const

/** Tries a request on the rules as they would be deployed, with the one that is being entered. */
export function RuleTester({ rule, rules, catalogue, tried }: TesterProps) {
  const t = useWords(traceWords)
  useWords(impactWords)
  const to = useTo()
  const { page } = useArea()
  const { input, isKept, keep } = tried
  const request = useDeferredValue(tried.request)
  const isInList = useAddressLists(request?.address ?? null)
  const faults = traceFaults(input)
  const { texts, ruleAt, trace, own } = useMemo(() => {
    const all = [...rules.filter(({ id }) => id !== rule.id), { ...rule, active: true }]
    const programs = [{ source: ruleVcl(all, catalogue) }]
    const backends = catalogue.backends.map((name) => backendVclName({ company: catalogue.company, name }))
    const hosts = catalogue.sites.map((site) => site.url)
    return {
      own: sortRules(all.filter(({ site, active }) => site === rule.site && active)),
      texts: programs,
      ruleAt: rulesIn(programs, all, catalogue),
      trace: request && followTrace(traceConfig(programs, backends), request, hosts, isInList),
    }
  }, [rule, rules, catalogue, request, isInList])
  const verdicts = trace && ruleVerdicts(trace.hops[0]?.ways ?? [], own, ruleAt)
  const verdict = verdicts?.get(rule.id) ?? 'undecided'
  const fieldOf = <F extends keyof TraceInput>(name: F) => ({
    name: `tried.${name}`,
    value: input[name],
    onBlur: () => undefined,
    onChange: (value: TraceInput[F]) => keep({ ...input, [name]: value }),
    ...(faults[name] && { error: t(`fault.${faults[name]}`) }),
  })
  return (
    <Section
      title={t('tester.title')}
      actions={
        isKept && (
          <Button size="s" tone="quiet" onClick={() => keep(null)}>
            {t('tester.example')}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        <Text as="p" tone="muted">
          {t('tester.text')}
        </Text>
        <TraceFields
          fields={{
            url: fieldOf('url'),
            method: fieldOf('method'),
            headers: fieldOf('headers'),
            country: { ...fieldOf('country'), onChange: (country) => keep({ ...input, country: country || null }) },
            address: fieldOf('address'),
            status: fieldOf('status'),
          }}
        />
        {trace && verdicts && (
          <>
            <div aria-live="polite">
              <Status tone={verdictTones[verdict]} label={t(`tester.${verdict}`)} />
            </div>
            <RuleList rule={rule} own={own} verdicts={verdicts} catalogue={catalogue} />
            <TraceWalk trace={trace} texts={texts} ruleAt={ruleAt} siteUrl={catalogue.siteUrl} />
            <Link
              href={to(page, undefined, {
                tab: 'trace',
                ...input,
                country: input.country ?? '',
                status: input.status === null ? '' : String(input.status),
              })}
            >
              {t('tester.all')}
            </Link>
          </>
        )}
      </Stack>
    </Section>
  )
}

interface RuleListProps {
  rule: Rule
  /** The rules of its site that would run, in their order. */
  own: readonly Rule[]
  verdicts: ReadonlyMap<number, Verdict>
  catalogue: RuleCatalogue
}

/** Which rules of the site the request meets; those that it does not meet are folded away. */
function RuleList({ rule, own, verdicts, catalogue }: RuleListProps) {
  const t = useWords(traceWords)
  const words = useWords(rulesWords)
  const { locale } = useLocale()
  const format = useFormat()
  const of = ({ id }: Rule) => verdicts.get(id) ?? 'undecided'
  const isShown = (row: Rule) => row.id === rule.id || of(row) === 'met' || of(row) === 'undecided'
  const shown = own.filter(isShown)
  const folded = own.filter((row) => !isShown(row))
  const list = (rows: readonly Rule[]) => (
    <Stack as="ul" gap={2} label={t('tester.rules')}>
      {rows.map((row) => {
        const isOwn = row.id === rule.id
        return (
          <Stack as="li" gap={1} key={row.id}>
            <Inline gap={2}>
              <Text weight="semibold">
                {isOwn ? t('tester.this') : t('tester.rule', { order: own.indexOf(row) + 1 })}
              </Text>
              <Status tone={verdictTones[of(row)]} label={t(`verdict.${of(row)}`)} />
            </Inline>
            <Text tone="muted">{words('arrow', { ...ruleSentence(row, catalogue, words, locale, format) })}</Text>
          </Stack>
        )
      })}
    </Stack>
  )
  return (
    <Stack gap={2}>
      {list(shown)}
      {folded.length > 0 && (
        <Accordion items={[{ id: 'others', title: t('tester.others', { n: folded.length }), content: list(folded) }]} />
      )}
    </Stack>
  )
}
