import { type Company, companies as calls, company as companyCalls, useRead } from '@parapet/api'
import { Button, Progress, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { siteReasons } from '@parapet/widgets/spans'
import { siteWords } from '@parapet/widgets/words'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { companiesWords } from './companies.words.ts'
import { FleetContext, type FleetTools, fleet } from './fleet.tsx'
import { NewCompanyDialog } from './NewCompanyDialog.tsx'
import { MOST_JUDGED, useFleet } from './useFleet.ts'

const none: readonly Company[] = []

/** The companies of a user of several, who needs help first. */
export default function CompaniesScreen() {
  const t = useWords(companiesWords)
  const s = useWords(siteWords)
  const f = useFormat()
  const to = useTo()
  const navigate = useNavigate()
  const companies = useRead(calls.list, {}, { quiet: true }).data ?? none
  const figures = useFleet(companies)
  const tools = useMemo(
    (): FleetTools => ({
      ...figures,
      reasonsOf: ({ worst }) => (worst ? siteReasons(worst.health, s, f) : []),
      hrefOf: ({ id }) => to('home', { company: id }),
      historyOf: ({ id }) => navigate(to('stats', { company: id })),
    }),
    [figures, s, f, to, navigate],
  )
  const { done, asked, refresh } = figures
  const [isCreating, setCreating] = useState(false)
  const refusal = refusalText(useMay(companyCalls.add))
  return (
    <FleetContext value={tools}>
      <ResourceScreen
        resource={fleet}
        intro={
          <Stack gap={2}>
            <Text as="p" size="s" tone="muted">
              {t('budget', { n: MOST_JUDGED })}
            </Text>
            {done < asked && <Progress label={t('progress', { done, n: asked })} value={done / asked} />}
          </Stack>
        }
        actions={
          <>
            <Button icon="refresh" onClick={refresh}>
              {t('refresh')}
            </Button>
            <Button tone="primary" icon="plus" disabledReason={refusal} onClick={() => setCreating(true)}>
              {t('new.title')}
            </Button>
          </>
        }
      />
      <NewCompanyDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </FleetContext>
  )
}
