import { LinkButton, useWords } from '@parapet/ui'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { useTo } from '../../platform/session/useTo.ts'
import { consumption } from './consumption.tsx'
import { consumptionWords } from './consumption.words.ts'
import { MonthSummary } from './MonthSummary.tsx'

/** The consumption of the company's client (§7, Billing). */
export default function ConsumptionScreen() {
  const t = useWords(consumptionWords)
  const to = useTo()
  return (
    <ResourceScreen
      resource={consumption}
      intro={<MonthSummary />}
      actions={
        <>
          <LinkButton icon="file" href={to('report')}>
            {t('report')}
          </LinkButton>
          <LinkButton icon="receipt" href={to('user-invoices')}>
            {t('invoices')}
          </LinkButton>
        </>
      }
    />
  )
}
