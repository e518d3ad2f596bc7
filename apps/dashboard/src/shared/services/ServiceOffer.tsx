import { type ServiceKey, serviceState } from '@parapet/api'
import { Card, type IconName, LinkButton, Notice, useWords } from '@parapet/ui'
import { useConfig } from '../../platform/config/ConfigContext.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { shellWords } from '../../platform/words/shell.words.ts'
import { marketingWords } from './marketing.words.ts'
import { pageOfService } from './pageOfService.ts'
import { ServicePanel } from './ServicePanel.tsx'
import { salesMail } from './salesMail.ts'
import { servicesWords } from './services.words.ts'
import { type Subscriptions, useSubscriptions } from './useSubscriptions.ts'

/** The marketing panel of a service with the reason the user has no access and the one action to take (§1). */
export function ServiceOffer({ service, icon, isTitled }: { service: ServiceKey; icon: IconName; isTitled?: boolean }) {
  const name = useWords(shellWords)(`service.${service}`)
  const { user, company } = useSession()
  const subscriptions = useSubscriptions()
  const state = serviceState(service, { user, company })
  const why = useWhy(service, state, subscriptions)
  return (
    <div data-shows={state.hired ? undefined : 'notHired'}>
      <Card padding={8} as="section" label={name}>
        <ServicePanel
          service={service}
          icon={icon}
          isTitled={isTitled}
          note={why && <Notice tone="info">{why}</Notice>}
          action={<OfferAction service={service} isHired={state.hired} subscriptions={subscriptions} />}
        />
      </Card>
    </div>
  )
}

function useWhy(
  service: ServiceKey,
  { hired, active }: { hired: boolean; active: boolean },
  { canManage, isDefaultTheme, offerOf }: Subscriptions,
): string | null {
  const t = useWords(servicesWords)
  if (hired) return active ? null : t('state.hiredHint')
  if (canManage) return offerOf(service) ? null : t('why.catalogue')
  return isDefaultTheme ? t('why.role') : t('why.theme')
}

interface OfferActionProps {
  service: ServiceKey
  isHired: boolean
  subscriptions: Subscriptions
}

function OfferAction({ service, isHired, subscriptions }: OfferActionProps) {
  const t = useWords(servicesWords)
  const about = useWords(marketingWords)
  const name = useWords(shellWords)(`service.${service}`)
  const to = useTo()
  const { third } = useConfig()
  const { user, company } = useSession()
  const pageHref = pageOfService(service, { user, company }, to)
  if (pageHref) {
    return (
      <LinkButton tone="primary" href={pageHref}>
        {t('openService', { service: name })}
      </LinkButton>
    )
  }
  if (isHired) return <LinkButton href={to('companyServices')}>{t('back')}</LinkButton>
  if (subscriptions.offerOf(service)) {
    return (
      <LinkButton tone="primary" href={to('companyServices', undefined, { q: name })}>
        {about('activate')}
      </LinkButton>
    )
  }
  const values = { service: name, company: company?.name ?? '' }
  const mail = salesMail(third.sales, { subject: about('mailSubject', values), body: about('mailBody', values) })
  const trial = salesMail(third.sales, { subject: about('trialSubject', values), body: about('trialBody', values) })
  return (
    <>
      <LinkButton tone="primary" icon="mail" href={mail}>
        {about('contactSales')}
      </LinkButton>
      <LinkButton icon="mail" href={trial}>
        {about('trial')}
      </LinkButton>
    </>
  )
}
