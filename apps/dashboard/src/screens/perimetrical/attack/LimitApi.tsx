import {
  type ApiProtectionRule,
  apiProtectionFaults,
  apiProtectionMethods,
  type NewApiProtectionRule,
  protection,
  rowsOf,
  useRead,
} from '@parapet/api'
import { MultiSelect, Notice, NumberField, useFormat, useWords } from '@parapet/ui'
import { useState } from 'react'
import { FormDialog } from '../../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../../kit/form/useSavedForm.ts'
import { joinReads } from '../../../kit/read/joinReads.ts'
import { ReadSection } from '../../../kit/read/ReadSection.tsx'
import { useSession } from '../../../platform/session/SessionContext.ts'
import { apiProtectionWords } from '../apiProtection.words.ts'
import { attackWords } from './attack.words.ts'
import { useRanking } from './counting.ts'
import { MeasureEffect } from './MeasureEffect.tsx'
import type { CounterMeasureProps } from './useAttackers.ts'
import type { AttackScope } from './useAttackScope.ts'

const MINUTES = 60

interface RuleDraft {
  methods: readonly string[]
  rate_limit: number | null
}

/** Limits what clients may send to the site of the attack, by its API protection rule. */
export function LimitApi({ scope, isOpen, onClose }: CounterMeasureProps) {
  const t = useWords(attackWords)
  const { sites, include, lastHour } = scope
  const rules = useRead(protection.apiRules, isOpen ? {} : null, { quiet: true })
  const inAttack = useRanking('clientip', isOpen ? lastHour : null, { sites, include })
  const all = useRanking('clientip', isOpen ? lastHour : null, { sites, include: {} })
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} size="l" title={t('rule.title', { site: scope.site })}>
      <ReadSection read={joinReads(rules, inAttack, all)} failed={t('rule.readFailed')} lines={6}>
        {([rows, attack, whole]) => {
          const attackers = new Set(scope.isAimed ? rowsOf(attack).rows.map(({ key }) => key) : [])
          const others = rowsOf(whole).rows.filter(({ key }) => !attackers.has(key))
          return (
            <RuleForm
              scope={scope}
              before={rows.find(({ url }) => url === scope.site)}
              fastest={Math.ceil((others[0]?.requests ?? 0) / MINUTES)}
              onDone={onClose}
            />
          )
        }}
      </ReadSection>
    </FormDialog>
  )
}

interface RuleFormProps {
  scope: AttackScope
  before: ApiProtectionRule | undefined
  /** The requests a minute of the busiest client that is not in the attack. */
  fastest: number
  onDone: () => void
}

function RuleForm({ scope, before: now, fastest, onDone }: RuleFormProps) {
  const t = useWords(attackWords)
  const a = useWords(apiProtectionWords)
  const f = useFormat()
  const { company } = useSession()
  const site = company?.sites.find(({ url }) => url === scope.site)
  const [before] = useState(now)
  const [initial] = useState(
    (): RuleDraft => ({
      methods: before?.methods ?? [],
      rate_limit: before?.rate_limit ?? (fastest > 0 ? fastest : null),
    }),
  )
  const bodyOf = ({ methods, rate_limit }: RuleDraft): NewApiProtectionRule => ({
    active: true,
    action: 'block',
    schema_url: before?.schema_url ?? null,
    methods: [...methods],
    rate_limit,
  })
  const form = useSavedForm({
    initial,
    call: before ? protection.saveApiRule : protection.addApiRule,
    check: (draft) => {
      const faults = apiProtectionFaults(bodyOf(draft))
      return {
        methods: faults.schema_url === 'nothing' ? t('rule.nothing') : undefined,
        rate_limit: faults.rate_limit && a('error.rate'),
      }
    },
    save: async (draft, send) => {
      if (before) {
        const { site: id, url: _, ...old } = before
        await send(protection.saveApiRule, { site: id, body: bodyOf(draft) })
        return () => send(protection.saveApiRule, { site: id, body: old })
      }
      const added = await send(protection.addApiRule, { body: { site: site?.id ?? 0, ...bodyOf(draft) } })
      return () => send(protection.removeApiRule, { site: added.site })
    },
    saved: t('rule.done', { site: scope.site }),
    undo: (back) => async () => {
      await back()
    },
    failed: t('rule.failed'),
    onSaved: onDone,
    leaves: 'none',
  })
  const { methods, rate_limit } = form.values
  const isWhole = Object.keys(apiProtectionFaults(bodyOf(form.values))).length === 0
  return (
    <SavedForm
      form={form}
      label={t('rule.title', { site: scope.site })}
      submitLabel={t('rule.do')}
      submitTone="danger"
      startsAtCancel={false}
      onCancel={onDone}
    >
      {before && <Notice tone="watch">{t('rule.before', { state: before.active ? before.action : 'off' })}</Notice>}
      <MultiSelect
        label={a('column.methods')}
        help={a('methods.help')}
        options={apiProtectionMethods.map((value) => ({ value, label: value }))}
        {...form.field('methods')}
      />
      <NumberField
        label={a('column.rate')}
        help={fastest > 0 ? t('rule.rate', { n: f.number(fastest) }) : a('rate.help')}
        min={1}
        max={1_000_000}
        {...form.field('rate_limit')}
      />
      {isWhole && (
        <MeasureEffect
          measure={{ kind: 'apiRule', site: scope.site, action: 'block', methods, rate: rate_limit }}
          scope={scope}
        />
      )}
      {before?.schema_url && <Notice tone="info">{t('rule.schema')}</Notice>}
    </SavedForm>
  )
}
