import { hostText, itemsOf, orderBody, type Rule, type RuleWarning } from '@parapet/api'
import { Stack, Status, Text } from '@parapet/ui'
import { createTools } from '../../kit/resource/createTools.ts'
import { allRows, resource, write } from '../../kit/resource/resource.ts'
import { type AreaName, areaCalls } from '../../shared/provisioning/area.ts'
import type { RuleSentence } from '../../shared/provisioning/ruleSentence.ts'
import { rulesWords } from '../../shared/provisioning/rules.words.ts'
import type { RuleCatalogue } from '../../shared/provisioning/useRuleCatalogue.ts'
import { RuleFields } from './RuleFields.tsx'
import { type RuleDraft, ruleBody, ruleDraft, ruleOfDraft, ruleProblems } from './ruleDraft.ts'
import { ruleHistory } from './ruleHistory.ts'
import { warningText } from './warningText.ts'

export interface RuleTools {
  readonly rules: readonly Rule[]
  readonly catalogue: RuleCatalogue
  readonly warnings: ReadonlyMap<number, RuleWarning>
  readonly sentenceOf: (rule: Rule) => RuleSentence
  readonly titleOf: (rule: Rule) => string
  readonly onTrace: (rule: Rule) => void
}

/** Given by the page, which has the same rules in the drawer that sorts them. */
export const [RuleToolsContext, useRuleTools] = createTools<RuleTools>()

const urlIn = (catalogue: RuleCatalogue) => (row: Rule) => catalogue.siteUrl(row.site) ?? String(row.site)

/** The rules of an area as sentences, in the order in which they run (§3, §7). */
const rulesOf = (area: AreaName) => {
  const calls = areaCalls[area]
  return resource({
    code: area === 'staging' ? 'rules.staging' : 'rules',
    words: rulesWords,
    list: {
      ...allRows(calls.rules, () => ({})),
      itemsOf: (answer, { catalogue }: RuleTools) => {
        const { items, count } = itemsOf(answer as Rule[])
        const urlOf = urlIn(catalogue)
        const sorted = [...items].sort((a, b) => urlOf(a).localeCompare(urlOf(b)) || a.order - b.order)
        return { items: sorted, count }
      },
    },
    getId: (row: Rule) => String(row.id),
    create: write(calls.addRule, (draft: RuleDraft) => ({ body: ruleBody(draft) })),
    update: write(calls.saveRule, (draft: RuleDraft, row: Rule) => ({ rule: row.id, body: ruleBody(draft) })),
    remove: write(calls.removeRule, (row: Rule) => ({ rule: row.id })),
    historyPath: (row) => `/rules/${row.id}/`,
    historyFields: ruleHistory,
    use: useRuleTools,
    of: ({ rules, catalogue, warnings, sentenceOf, titleOf, onTrace }) => {
      const urlOf = urlIn(catalogue)
      const siblings = (row: Rule) => rules.filter(({ site }) => site === row.site).sort((a, b) => a.order - b.order)
      const move = (step: -1 | 1) =>
        write(calls.reorderRules, (row: Rule) => {
          const own = siblings(row)
          const at = own.findIndex(({ id }) => id === row.id)
          const next = own.filter(({ id }) => id !== row.id).toSpliced(at + step, 0, row)
          return {
            site: row.site,
            body: orderBody(next),
          }
        })
      return {
        getTitle: titleOf,
        columns: (make, t) => [
          make.custom(
            'rule',
            (row) => t('arrow', { ...sentenceOf(row) }),
            (row) => {
              const { when, effect } = sentenceOf(row)
              return <Text clamp>{t('arrow', { when, effect })}</Text>
            },
            { primary: true },
          ),
          make.host('site', urlOf, { primary: true }),
          make.count('order', (row) => row.order),
          make.custom(
            'state',
            (row) => {
              const warning = warnings.get(row.id)
              const state = t(row.active ? 'state.active' : 'state.inactive')
              return warning ? `${state}: ${warningText(warning, rules, t)}` : state
            },
            (row) => {
              const warning = warnings.get(row.id)
              return (
                <Stack gap={1}>
                  <div>
                    <Status
                      tone={warning ? 'watch' : row.active ? 'good' : 'quiet'}
                      label={t(row.active ? 'state.active' : 'state.inactive')}
                    />
                  </div>
                  {warning && (
                    <Text size="s" tone="muted">
                      {warningText(warning, rules, t)}
                    </Text>
                  )}
                </Stack>
              )
            },
            { primary: true },
          ),
        ],
        filters: [
          {
            id: 'site',
            options: (rows) =>
              [...new Set(rows.map(urlOf))].sort().map((url) => ({ value: url, label: hostText(url) })),
            matches: (row, url) => urlOf(row) === url,
          },
          {
            id: 'state',
            options: (_, t) =>
              (['active', 'inactive', 'warned'] as const).map((value) => ({ value, label: t(`state.${value}`) })),
            matches: (row, value) => (value === 'warned' ? warnings.has(row.id) : row.active === (value === 'active')),
          },
        ],
        form: {
          Fields: RuleFields,
          initial: ruleDraft,
          toField: (path) => path.replace(/^(?:condition\.(?=conditions)|action\.)/, ''),
          getTitle: (draft) => sentenceOf(ruleOfDraft(draft, null, catalogue.templates)).effect,
          check: (draft: RuleDraft, t) => ruleProblems(draft, catalogue, t),
        },
        actions: [
          {
            key: 'moveUp',
            icon: 'arrowUp',
            call: calls.reorderRules,
            isOffered: (row) => siblings(row)[0]?.id !== row.id,
            run: (row, { send }) => send(move(-1), row, 'moved'),
          },
          {
            key: 'moveDown',
            icon: 'arrowDown',
            call: calls.reorderRules,
            isOffered: (row) => siblings(row).at(-1)?.id !== row.id,
            run: (row, { send }) => send(move(1), row, 'moved'),
          },
          { key: 'trace', icon: 'branch', run: onTrace },
          { key: 'deactivate', icon: 'pause', sets: { active: false } },
          { key: 'activate', icon: 'play', sets: { active: true } },
        ],
      }
    },
  })
}

export const ruleList = { production: rulesOf('production'), staging: rulesOf('staging') }
