import type { Rule, TraceInput } from '@parapet/api'
import { Button, Notice, Stack, useFormat, useLocale, useWords } from '@parapet/ui'
import { vclWords } from '@parapet/widgets/vcl'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { useArea } from '../../shared/provisioning/area.ts'
import { DeployBar } from '../../shared/provisioning/DeployBar.tsx'
import { deployBarWords } from '../../shared/provisioning/deployBar.words.ts'
import { ruleSentence } from '../../shared/provisioning/ruleSentence.ts'
import { rulesWords } from '../../shared/provisioning/rules.words.ts'
import { vclVersionsWords } from '../../shared/provisioning/vclVersions.words.ts'
import { exampleRequest } from './exampleRequest.ts'
import { ReorderDrawer } from './ReorderDrawer.tsx'
import { RuleToolsContext, ruleList } from './rules.tsx'
import { TriedContext } from './triedRequest.ts'
import { useRules } from './useRules.ts'

/** The rules of an area: edited here, and deployed as generated VCL (§3, §7). */
export default function RulesTab() {
  const t = useWords(rulesWords)
  // The form and the review need them: loading them later would replace the tab.
  useWords(vclWords)
  useWords(vclVersionsWords)
  const deployed = useWords(deployBarWords)
  const { locale } = useLocale()
  const format = useFormat()
  const { name, calls, page } = useArea()
  const navigate = useNavigate()
  const to = useTo()
  const { rules, unreadable, catalogue, failed, warnings } = useRules()
  const [isReordering, setReordering] = useState(false)
  const [input, setInput] = useState<TraceInput | null>(null)
  const tried = useMemo(() => [input, setInput] as const, [input])
  const refused = refusalText(useMay(calls.reorderRules))
  const sentenceOf = useCallback(
    (rule: Rule) => ruleSentence(rule, catalogue, t, locale, format),
    [catalogue, t, locale, format],
  )
  const tools = useMemo(
    () => ({
      titleOf: ({ site, order }: Rule) => t('titleOf', { site: catalogue.siteUrl(site) ?? site, order }),
      rules,
      catalogue,
      warnings,
      sentenceOf,
      onTrace: (rule: Rule) => {
        const { status: _, country, ...request } = exampleRequest(rule, catalogue.siteUrl(rule.site))
        return void navigate(to(page, undefined, { tab: 'trace', ...request, country: country ?? '' }))
      },
    }),
    [rules, catalogue, warnings, sentenceOf, t, navigate, to, page],
  )
  const isSortable = rules.some(({ site, id }) => rules.some((other) => other.site === site && other.id !== id))
  return (
    <RuleToolsContext value={tools}>
      <TriedContext value={tried}>
        <ResourceScreen
          resource={ruleList[name]}
          isEmbedded
          actions={
            rules.length > 0 && (
              <Button
                tone="secondary"
                icon="grip"
                disabledReason={
                  refused ?? (unreadable > 0 ? t('reorder.unreadable') : isSortable ? undefined : t('reorder.few'))
                }
                onClick={() => setReordering(true)}
              >
                {t('reorder')}
              </Button>
            )
          }
          intro={
            <Stack gap={3}>
              {failed && (
                <Notice
                  tone="bad"
                  live
                  actions={
                    <Button size="s" onClick={failed.retry}>
                      {deployed('deploy.retry')}
                    </Button>
                  }
                >
                  {t('catalogue.failed')}
                </Notice>
              )}
              <DeployBar rules={rules} warned={warnings.size} />
            </Stack>
          }
        />
        <ReorderDrawer open={isReordering} onClose={() => setReordering(false)} rules={rules} sentenceOf={sentenceOf} />
      </TriedContext>
    </RuleToolsContext>
  )
}
