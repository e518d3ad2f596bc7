import { isShownTo, type ServiceKey, serviceOf, serviceState } from '@parapet/api'
import { EmptyState, type IconName, LinkButton, useWords } from '@parapet/ui'
import { useLocation } from 'react-router-dom'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { match } from '../../platform/links/match.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { marketingWords } from '../../shared/services/marketing.words.ts'
import { SubscriptionStatus } from '../../shared/services/ServiceCard.tsx'
import { ServiceOffer } from '../../shared/services/ServiceOffer.tsx'
import { servicesWords } from '../../shared/services/services.words.ts'

/** The page of one service (§1): its purpose, its status for this company, and one button. */
export function MarketingScreen() {
  const t = useWords(servicesWords)
  const to = useTo()
  const { user } = useSession()
  const service = serviceOf(match(useLocation().pathname)?.params.service ?? '')
  const trail = [{ label: t('title'), href: to('companyServices') }]
  if (service && isShownTo(service, user)) return <Offer service={service.key} icon={service.icon} trail={trail} />
  return (
    <>
      <PageHeader title={t('unknown.title')} trail={trail} />
      <EmptyState
        title={t('unknown.title')}
        text={t('unknown.text')}
        drawing="search"
        action={<LinkButton href={to('companyServices')}>{t('back')}</LinkButton>}
      />
    </>
  )
}

function Offer({
  service,
  icon,
  trail,
}: {
  service: ServiceKey
  icon: IconName
  trail: { label: string; href: string }[]
}) {
  const { user, company } = useSession()
  const { active, hired } = serviceState(service, { user, company })
  const title = useWords(marketingWords)(`${service}.title`)
  return (
    <>
      <PageHeader
        title={title}
        trail={trail}
        sentence={<SubscriptionStatus status={active ? 'active' : hired ? 'hired' : 'other'} />}
      />
      <ServiceOffer service={service} icon={icon} isTitled={false} />
    </>
  )
}
