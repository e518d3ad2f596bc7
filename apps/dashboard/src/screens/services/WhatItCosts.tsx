import { billing, clientIdOf, permissionOf, type ServiceKey, serviceOf, useRead } from '@parapet/api'
import { formatMoney, Text, useFormat, useLocale, useTheme, useWords } from '@parapet/ui'
import { useSession } from '../../platform/session/SessionContext.ts'
import { CURRENCY } from '../../shared/billing/currency.ts'
import { servicesWords } from '../../shared/services/services.words.ts'

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** What a service costs, as far as the price list or the package tells; otherwise that sales will tell. */
export function WhatItCosts({ service, name }: { service: ServiceKey; name: string }) {
  const t = useWords(servicesWords)
  const f = useFormat()
  const { locale } = useLocale()
  const { user, company } = useSession()
  const { seed } = useTheme()
  const client = clientIdOf(company)
  const maySee = permissionOf(billing.clientSolution, { user, company, themeName: seed.name }).kind === 'allowed'
  const quiet = { quiet: true }
  const extras = useRead(billing.extraSolutions, {}, quiet)
  const packages = useRead(billing.solutions, {}, quiet)
  const held = useRead(billing.clientSolution, maySee && client !== null ? { client } : null, quiet)
  const money = (value: number) => formatMoney(value, CURRENCY, locale)
  const isReading =
    extras.isLoading || packages.isLoading || (maySee && client !== null && held.isLoading && !held.failure)
  if (isReading) return <Text as="p">{t('costs.reading')}</Text>
  const extra = extras.data?.find((one) => isSame(one.name, serviceOf(service)?.label ?? name))
  const plan = packages.data?.find(({ solution_type }) => solution_type === held.data?.solution_type)
  const included = plan && {
    waf: [plan.waf_commitment, plan.waf_excess_price],
    i3: [plan.i3_commitment, plan.i3_excess_price],
  }
  const [amount = null, beyond = null] = included && (service === 'waf' || service === 'i3') ? included[service] : []
  if (extra)
    return (
      <Text as="p" weight="semibold">
        {extra.unit === 'month'
          ? t('costs.month', { price: money(extra.price) })
          : t('costs.unit', { price: money(extra.price), unit: extra.unit || '—' })}
      </Text>
    )
  if (plan && amount !== null && amount > 0 && (service === 'waf' || service === 'i3'))
    return (
      <Text as="p" weight="semibold">
        {t(`costs.${service}`, { plan: plan.name, n: f.number(amount) })}{' '}
        {beyond !== null && t(`costs.${service}Beyond`, { price: money(beyond) })}
      </Text>
    )
  return (
    <Text as="p" weight="semibold">
      {t(extras.data ? 'costs.unlisted' : 'costs.failed', { service: name })}
    </Text>
  )
}
