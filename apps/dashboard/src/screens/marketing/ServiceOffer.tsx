import { type ServiceKey, serviceState } from '@parapet/api'
import { Button, Card, type IconName, LinkButton, Notice, useWords } from '@parapet/ui'
import { useConfig } from '../../config/ConfigContext.ts'
import { useTo } from '../../links/useTo.ts'
import { useSession } from '../../session/SessionContext.ts'
import { marketingWords } from '../../words/marketing.ts'
import { servicesWords } from '../../words/services.ts'
import { shellWords } from '../../words/shell.ts'
import { pageOfService } from '../services/pageOfService.ts'
import { useServiceChange } from '../services/useServiceChange.ts'
import { type Subscriptions, useSubscriptions } from '../services/useSubscriptions.ts'
import { ServicePanel } from './ServicePanel.tsx'
import { salesMail } from './salesMail.ts'

/** The panel of a service as it stands for the reader: why they do not have it, and the one thing to do about it (§1). */
export function ServiceOffer({ service, icon }: { service: ServiceKey; icon: IconName }) {
  const name = useWords(shellWords)(`service.${service}`)
  const { user, company } = useSession()
  const subscriptions = useSubscriptions()
  const state = serviceState(service, { user, company })
  const why = useWhy(service, state, subscriptions)
  return (
    <Card padding={8} as="section" label={name}>
      <ServicePanel
        service={service}
        icon={icon}
        note={why && <Notice tone="info">{why}</Notice>}
        action={<OfferAction service={service} isHired={state.hired} subscriptions={subscriptions} />}
      />
    </Card>
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
  const change = useServiceChange(subscriptions)
  const pageHref = pageOfService(service, { user, company }, to)
  if (pageHref) {
    return (
      <LinkButton tone="primary" href={pageHref}>
        {t('openService', { service: name })}
      </LinkButton>
    )
  }
  // Nothing to buy: it has no page of its own (yet), or somebody else opens it to the reader.
  if (isHired) return <LinkButton href={to('companyServices')}>{t('back')}</LinkButton>
  if (subscriptions.offerOf(service)) {
    return (
      <Button tone="primary" busy={change.busy === service} onClick={() => void change.activate(service)}>
        {about('activate')}
      </Button>
    )
  }
  const values = { service: name, company: company?.name ?? '' }
  const mail = salesMail(third.sales, { subject: about('mailSubject', values), body: about('mailBody', values) })
  return (
    <LinkButton tone="primary" icon="mail" href={mail}>
      {about('contactSales')}
    </LinkButton>
  )
}
