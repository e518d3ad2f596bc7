import {
  backendVclName,
  followTrace,
  type Rule,
  ruleVcl,
  type TraceWay,
  traceConfig,
  traceFaults,
  traceRequestOf,
} from '@parapet/api'
import { Link, Section, Stack, Status, Text, TextField, useWords } from '@parapet/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTo } from '../../platform/session/useTo.ts'
import { useArea } from '../../shared/provisioning/area.ts'
import { impactWords } from '../../shared/provisioning/impact.words.ts'
import { rulesIn } from '../../shared/provisioning/ruleLabels.ts'
import { TraceWalk } from '../../shared/provisioning/TraceWalk.tsx'
import { traceWords } from '../../shared/provisioning/trace.words.ts'
import { useAddressLists } from '../../shared/provisioning/useAddressLists.ts'
import type { RuleCatalogue } from '../../shared/provisioning/useRuleCatalogue.ts'
import { exampleUrl } from './exampleUrl.ts'

interface TesterProps {
  /** The rule as it is entered. */
  rule: Rule
  rules: readonly Rule[]
  catalogue: RuleCatalogue
}

const plain = { method: 'GET', headers: '', country: null, address: '', status: null } as const

/** Tries a URL on the rules as they would be deployed, with the one that is being entered. */
export function RuleTester({ rule, rules, catalogue }: TesterProps) {
  const t = useWords(traceWords)
  useWords(impactWords)
  const to = useTo()
  const { page } = useArea()
  const [typed, setTyped] = useState<string | null>(null)
  const url = useDeferredValue(typed ?? exampleUrl(rule, catalogue.siteUrl(rule.site)))
  const isInList = useAddressLists(null)
  const fault = traceFaults({ ...plain, url }).url
  const { texts, ruleAt, trace } = useMemo(() => {
    const own = [...rules.filter(({ id }) => id !== rule.id), { ...rule, active: true }]
    const programs = [{ source: ruleVcl(own, catalogue) }]
    const backends = catalogue.backends.map((name) => backendVclName({ company: catalogue.company, name }))
    const request = traceRequestOf({ ...plain, url })
    const hosts = catalogue.sites.map((site) => site.url)
    return {
      texts: programs,
      ruleAt: rulesIn(programs, own, catalogue),
      trace: request && followTrace(traceConfig(programs, backends), request, hosts, isInList),
    }
  }, [rule, rules, catalogue, url, isInList])
  const met = trace && matches(trace.hops[0]?.ways ?? [], (part, at) => ruleAt(part, at)?.id === rule.id)
  return (
    <Section title={t('tester.title')}>
      <Stack gap={3}>
        <Text as="p" tone="muted">
          {t('tester.text')}
        </Text>
        <TextField
          label={t('form.url')}
          name="tried"
          mono
          value={typed ?? url}
          onChange={setTyped}
          {...(fault && { error: t(`fault.${fault}`) })}
        />
        {trace && (
          <>
            <div aria-live="polite">
              <Status
                tone={met === true ? 'good' : met === false ? 'quiet' : 'watch'}
                label={t(met === true ? 'tester.matches' : met === false ? 'tester.matchesNot' : 'tester.open')}
              />
            </div>
            <TraceWalk trace={trace} texts={texts} ruleAt={ruleAt} siteUrl={catalogue.siteUrl} />
            <Link href={to(page, undefined, { tab: 'trace', url })}>{t('tester.all')}</Link>
          </>
        )}
      </Stack>
    </Section>
  )
}

/** Whether a rule runs in all of the ways that a request may go, or in none; null where that is not decided. */
function matches(ways: readonly TraceWay[], isOf: (part: number, at: number) => boolean): boolean | null {
  const tests = ways.flatMap(({ steps }) => steps.filter(({ kind, part, at }) => kind === 'test' && isOf(part, at)))
  const found = new Set(tests.map((step) => (step.kind === 'test' && step.doubt === null ? step.is : null)))
  const [only = false, ...others] = found
  return others.length > 0 ? null : only
}
