import { lastFullMinute } from '@parapet/base'
import { Stack, Text, useWords } from '@parapet/ui'
import { botOutcomes } from '@parapet/widgets/spans'
import { useMemo, useState } from 'react'
import { CompanyChart } from '../../shared/board/CompanyChart.tsx'
import { botActionsWords } from './botActions.words.ts'

const DAY_S = 86_400

/** What happened to the bots of a site in its last 24 hours. */
export function BotOutcomes({ host }: { host: string }) {
  const t = useWords(botActionsWords)
  const [end] = useState(lastFullMinute)
  const span = useMemo(() => ({ from: end - DAY_S, to: end }), [end])
  const sites = useMemo(() => [host], [host])
  return (
    <Stack gap={2}>
      <Text as="p">{t('outcomes')}</Text>
      <CompanyChart row={botOutcomes} span={span} sites={sites} />
    </Stack>
  )
}
