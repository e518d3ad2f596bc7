import { callApi, failureOf, itemsOf, moveRule, type Rule, renumber, useApi } from '@parapet/api'
import { Button, Drawer, Form, FormActions, Select, SortableList, Text, useToast, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useDescribeFailure } from '../../../failure/describeFailure.ts'
import { write } from '../../../resource/resource.ts'
import { useResourceWrites } from '../../../resource/useResourceWrites.ts'
import { resourceWords } from '../../../words/resource.ts'
import { rulesWords } from '../../../words/rules.ts'
import { useArea } from '../area.ts'
import type { RuleSentence } from './ruleSentence.ts'
import { orderBody } from './rules.tsx'
import { useRuleCatalogue } from './useRuleCatalogue.ts'

interface ReorderProps {
  rules: readonly Rule[]
  sentenceOf: (rule: Rule) => RuleSentence
  onClose: () => void
}

/** Changes the order of the rules of one site, by dragging or by buttons; all moves are saved at once. */
export function ReorderDrawer({ open, ...props }: ReorderProps & { open: boolean }) {
  const t = useWords(rulesWords)
  return (
    <Drawer size="l" open={open} onClose={props.onClose} title={t('reorder')}>
      {open && <ReorderForm {...props} />}
    </Drawer>
  )
}

function ReorderForm({ rules, sentenceOf, onClose }: ReorderProps) {
  const t = useWords(rulesWords)
  const ui = useWords(resourceWords)
  const toast = useToast()
  const describe = useDescribeFailure()
  const { calls } = useArea()
  const { run } = useResourceWrites()
  const api = useApi()
  const { catalogue } = useRuleCatalogue()
  const sites = [...new Set(rules.map(({ site }) => site))].filter(
    (site) => rules.filter((rule) => rule.site === site).length > 1,
  )
  const [site, setSite] = useState(sites[0])
  const [order, setOrder] = useState<readonly number[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const own = rules.filter((rule) => rule.site === site).sort((a, b) => a.order - b.order)
  const shown = order === null ? own : order.flatMap((id) => own.find((rule) => rule.id === id) ?? [])
  const isSame = shown.every(({ id }, index) => own[index]?.id === id)
  const save = async () => {
    setBusy(true)
    setError(undefined)
    try {
      // The call sends whole rules, which may have been changed elsewhere.
      const { items: stored } = itemsOf(await callApi(calls.rules, {}, api))
      const latest = shown.flatMap(({ id }) => stored.find((rule) => rule.id === id) ?? [])
      await run(write(calls.reorderRules, () => ({ ...(site !== undefined && { site }), body: orderBody(latest) })))
      toast.success(t('reorder.saved'))
      onClose()
    } catch (problem) {
      setError(`${t('reorder.failed')} ${describe(failureOf(problem))}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form label={t('reorder')} onSubmit={save} error={error}>
      <Text as="p" tone="muted">
        {t('reorder.help')}
      </Text>
      {sites.length > 1 && (
        <Select
          label={t('column.site')}
          name="site"
          options={sites.map((id) => ({ value: String(id), label: catalogue.siteUrl(id) ?? String(id) }))}
          value={String(site)}
          onChange={(next) => {
            setSite(Number(next))
            setOrder(null)
          }}
        />
      )}
      <SortableList
        label={t('title')}
        items={shown.map((rule) => ({ id: String(rule.id), label: t('arrow', { ...sentenceOf(rule) }) }))}
        onMove={(id, to) => setOrder(moveRule(renumber(shown), Number(id), to).map((rule) => rule.id))}
      />
      <FormActions isSticky>
        <Button type="submit" tone="primary" busy={isBusy} disabledReason={isSame ? t('reorder.same') : undefined}>
          {t('reorder.save')}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {ui('cancel')}
        </Button>
      </FormActions>
    </Form>
  )
}
