import { callApi, itemsOf, moveRule, orderBody, type Rule, renumber, useApi } from '@parapet/api'
import { Drawer, Select, SortableList, Text, useWords } from '@parapet/ui'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { useArea } from '../../shared/provisioning/area.ts'
import type { RuleSentence } from '../../shared/provisioning/ruleSentence.ts'
import { rulesWords } from '../../shared/provisioning/rules.words.ts'
import { useRuleCatalogue } from '../../shared/provisioning/useRuleCatalogue.ts'

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

interface Order {
  site: number
  /** The ids of its rules. */
  order: number[]
}

function ReorderForm({ rules, sentenceOf, onClose }: ReorderProps) {
  const t = useWords(rulesWords)
  const { calls } = useArea()
  const api = useApi()
  const { catalogue } = useRuleCatalogue()
  const sites = [...new Set(rules.map(({ site }) => site))].filter(
    (site) => rules.filter((rule) => rule.site === site).length > 1,
  )
  const rulesOf = (site: number) => rules.filter((rule) => rule.site === site).sort((a, b) => a.order - b.order)
  const ordered = (site: number): Order => ({ site, order: rulesOf(site).map(({ id }) => id) })
  const initial = ordered(sites[0] ?? 0)
  const form = useSavedForm<Order, unknown>({
    initial,
    // Another site is no change yet.
    asSent: (values) => (values.order.join() === ordered(values.site).order.join() ? initial : values),
    save: async ({ site, order }, send) => {
      // The call sends whole rules, which may have been changed elsewhere.
      const { items: stored } = itemsOf(await callApi(calls.rules, {}, api))
      const latest = order.flatMap((id) => stored.find((rule) => rule.id === id) ?? [])
      return send(calls.reorderRules, { site, body: orderBody(latest) })
    },
    saved: t('reorder.saved'),
    onSaved: onClose,
    failed: t('reorder.failed'),
    call: calls.reorderRules,
  })
  const { site, order } = form.values
  const shown = order.flatMap((id) => rules.find((rule) => rule.id === id) ?? [])
  return (
    <SavedForm
      form={form}
      label={t('reorder')}
      submitLabel={t('reorder.save')}
      needsChange
      unchangedReason={t('reorder.same')}
      unsavedLabel={null}
      onCancel={onClose}
      isLong
    >
      <Text as="p" tone="muted">
        {t('reorder.help')}
      </Text>
      {sites.length > 1 && (
        <Select
          label={t('column.site')}
          options={sites.map((id) => ({ value: String(id), label: catalogue.siteUrl(id) ?? String(id) }))}
          {...form.field('site')}
          value={String(site)}
          onChange={(next) => form.change(ordered(Number(next)))}
        />
      )}
      <SortableList
        label={t('title')}
        items={shown.map((rule) => ({ id: String(rule.id), label: t('arrow', { ...sentenceOf(rule) }) }))}
        onMove={(id, to) =>
          form.set(
            'order',
            moveRule(renumber(shown), Number(id), to).map((rule) => rule.id),
          )
        }
      />
    </SavedForm>
  )
}
