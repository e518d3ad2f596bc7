import { serviceOf, serviceState } from '@parapet/api'
import { Button, Card, EmptyState, type IconName, LinkButton, Notice, useWords } from '@parapet/ui'
import { useParams } from 'react-router-dom'
import { useConfig } from '../../config/ConfigContext.ts'
import { useTo } from '../../links/useTo.ts'
import { useSession } from '../../session/SessionContext.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { marketingWords } from '../../words/marketing.ts'
import { servicesWords } from '../../words/services.ts'
import { shellWords } from '../../words/shell.ts'
import { pageOfService } from '../services/pageOfService.ts'
import { Standing } from '../services/ServiceCard.tsx'
import { useServiceChange } from '../services/useServiceChange.ts'
import { useSubscriptions } from '../services/useSubscriptions.ts'
import { ServicePanel } from './ServicePanel.tsx'
import { salesMail } from './salesMail.ts'

/** The panel of one service (§1): what it is for, how it stands here, and one button. */
export function MarketingScreen() {
  const t = useWords(servicesWords)
  const about = useWords(marketingWords)
  const nameOf = useWords(shellWords)
  const to = useTo()
  const { third } = useConfig()
  const { user, company } = useSession()
  const service = serviceOf(useParams().service ?? '')
  const subscriptions = useSubscriptions()
  const change = useServiceChange(subscriptions)
  const trail = [{ label: t('title'), href: to('companyServices') }]
  if (!service || (!service.dealerVisible && user?.is_dealer)) {
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
  const { key } = service
  const name = nameOf(`service.${key}`)
  const state = serviceState(key, { user, company })
  const pageHref = pageOfService(key, { user, company }, to)
  const why = state.hired
    ? !state.active && t('state.hiredHint')
    : subscriptions.canManage
      ? !subscriptions.offerOf(key) && t('why.catalogue')
      : subscriptions.isDefaultTheme
        ? t('why.role')
        : t('why.theme')
  const mail = salesMail(third.sales, {
    subject: about('mailSubject', { service: name, company: company?.name ?? '' }),
    body: about('mailBody', { service: name, company: company?.name ?? '' }),
  })
  return (
    <>
      <PageHeader
        title={name}
        trail={trail}
        sentence={<Standing standing={state.active ? 'active' : state.hired ? 'hired' : 'other'} />}
      />
      <Card padding={8} as="section" label={name}>
        <ServicePanel
          service={key}
          icon={service.icon as IconName}
          note={why && <Notice tone="info">{why}</Notice>}
          action={
            pageHref ? (
              <LinkButton tone="primary" href={pageHref}>
                {t('openService', { service: name })}
              </LinkButton>
            ) : !state.hired && subscriptions.offerOf(key) ? (
              <Button tone="primary" busy={change.busy === key} onClick={() => void change.activate(key)}>
                {about('activate')}
              </Button>
            ) : (
              <LinkButton tone={state.hired ? 'secondary' : 'primary'} icon="mail" href={mail}>
                {about('contactSales')}
              </LinkButton>
            )
          }
        />
      </Card>
    </>
  )
}
