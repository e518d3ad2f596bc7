import { inventory, type OwaspRule, rowsOf, type TableEntry, useRead, wafGroupOf, wafRulesAsOf } from '@parapet/api'
import { Button, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { DataTable } from '@parapet/ui/table'
import { useState } from 'react'
import { ReadSection } from '../../../kit/read/ReadSection.tsx'
import { RuleDetail } from './RuleDetail.tsx'
import { useWafTable, type WafQuery } from './useWafTable.ts'
import { wafTuningWords } from './wafTuning.words.ts'

interface WafTuningProps {
  query: WafQuery
  onClose: () => void
}

/** The rules of the firewall in plain words, with what each denied; one of them in detail. */
export function WafTuning({ query, onClose }: WafTuningProps) {
  const t = useWords(wafTuningWords)
  const [rule, setRule] = useState<string | null>(null)
  const { data: known } = useRead(inventory.owaspRules, {}, { quiet: true })
  const find = (id: string): OwaspRule | undefined => known?.find(({ rule_id }) => rule_id === id)
  if (rule !== null)
    return (
      <Stack gap={6}>
        <div>
          <Button size="s" icon="arrowLeft" onClick={() => setRule(null)}>
            {t('back')}
          </Button>
        </div>
        <RuleDetail key={rule} rule={rule} known={find(rule)} query={query} onClose={onClose} />
      </Stack>
    )
  return <RuleList query={query} find={find} onChoose={setRule} />
}

interface RuleListProps {
  query: WafQuery
  find: (id: string) => OwaspRule | undefined
  onChoose: (rule: string) => void
}

function RuleList({ query, find, onChoose }: RuleListProps) {
  const t = useWords(wafTuningWords)
  const f = useFormat()
  const read = useWafTable(query, 'ruleid')
  return (
    <Stack gap={4}>
      <Text as="p">{t('text', f.ends(query.span))}</Text>
      <ReadSection
        read={read}
        failed={t('failed')}
        lines={8}
        empty={{
          title: t('empty.title'),
          text: t('empty.text'),
          isEmpty: (answer) => rowsOf(answer).rows.length === 0,
        }}
      >
        {(answer) => {
          const { rows, totalCount } = rowsOf(answer)
          const all = rows.reduce((sum, { requests }) => sum + requests, 0)
          return (
            <Stack gap={2}>
              <DataTable<TableEntry>
                label={t('rules')}
                csv="waf-rules"
                rows={rows}
                getRowId={({ key }) => key}
                rowLabel={({ key }) => key}
                rowActions={({ key }) => [{ label: t('look'), icon: 'search', onSelect: () => onChoose(key) }]}
                columns={[
                  {
                    id: 'rule',
                    header: t('column.rule'),
                    value: ({ key }) => key,
                    primary: true,
                    cell: ({ key }) => (
                      <Button size="s" tone="quiet" onClick={() => onChoose(key)}>
                        {key}
                      </Button>
                    ),
                  },
                  {
                    id: 'group',
                    header: t('column.group'),
                    value: ({ key }) => t(`group.${wafGroupOf(key)}`),
                    primary: true,
                  },
                  { id: 'message', header: t('column.message'), value: ({ key }) => find(key)?.message ?? null },
                  {
                    id: 'requests',
                    header: t('column.requests'),
                    numeric: true,
                    primary: true,
                    value: ({ requests }) => requests,
                    cell: ({ requests }) => f.number(requests),
                  },
                  {
                    id: 'share',
                    header: t('column.share'),
                    numeric: true,
                    value: ({ requests }) => requests / all,
                    cell: ({ requests }) => f.percent(requests / all),
                  },
                ]}
              />
              {totalCount !== null && totalCount > rows.length && (
                <Text as="p" size="s" tone="muted">
                  {t('cut', { n: rows.length, all: f.number(totalCount) })}
                </Text>
              )}
              <Text as="p" size="s" tone="muted">
                {t('asOf', { date: wafRulesAsOf })}
              </Text>
            </Stack>
          )
        }}
      </ReadSection>
    </Stack>
  )
}
