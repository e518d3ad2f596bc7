import { type Company, itemsOf, provisioning, type User, useRead } from '@parapet/api'
import { Drawing, Heading, Icon, Link, LinkButton, Progress, Stack, useWords } from '@parapet/ui'
import { useConfig } from '../../platform/config/ConfigContext.ts'
import { paths } from '../../platform/paths/paths.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { marketingWords } from '../../shared/services/marketing.words.ts'
import { salesMail } from '../../shared/services/salesMail.ts'
import { type FirstStep, firstSteps, stepTabs } from './firstSteps.ts'
import * as css from './home.css.ts'
import { homeWords } from './home.words.ts'
import { Onboarding } from './Onboarding.tsx'

interface FirstRunProps {
  user: User | null
  company: Company
}

/** What a company without sites has to do, and the domains that wait for their verification. */
export function FirstRun({ user, company }: FirstRunProps) {
  return (
    <Stack gap={6}>
      <Onboarding user={user} company={company} now={null} />
      <Checklist user={user} company={company} />
    </Stack>
  )
}

function Checklist({ user, company }: FirstRunProps) {
  const t = useWords(homeWords)
  const about = useWords(marketingWords)
  const { third } = useConfig()
  const canProvision = paths.autoprovisioning.guard.allows({ user, company })
  const backends = useRead(provisioning.backends, canProvision ? { limit: 1, offset: 0 } : null, { quiet: true }).data
  const list = firstSteps({ user, company }, backends && itemsOf(backends).items.length > 0)
  const done = list.filter(({ isDone }) => isDone).length
  const titleId = 'first-run'
  return (
    <section className={css.first} aria-labelledby={titleId}>
      <div className={css.firstHead}>
        <div className={css.firstWords}>
          <Heading level={2} size="xl" id={titleId}>
            {t('first.title')}
          </Heading>
          <p className={css.firstText}>{t('first.text', { company: company.name })}</p>
          <Progress label={t('first.progress', { done, total: list.length })} value={done / list.length} />
        </div>
        <div className={css.firstDrawing}>
          <Drawing name="noTraffic" height={120} />
        </div>
      </div>
      <ol className={css.steps}>
        {list.map((one, index) => (
          <StepRow key={one.step} one={one} number={index + 1} canProvision={canProvision} />
        ))}
      </ol>
      <p className={css.firstHelp}>
        {t('first.help')}{' '}
        <a
          className={css.firstLink}
          href={salesMail(third.sales, {
            subject: about('mailSubject', { service: t('first.title'), company: company.name }),
            body: '',
          })}
        >
          {t('first.contact')}
        </a>
      </p>
    </section>
  )
}

interface StepRowProps {
  one: FirstStep
  number: number
  canProvision: boolean
}

function StepRow({ one, number, canProvision }: StepRowProps) {
  const t = useWords(homeWords)
  const to = useTo()
  const { step, isDone, isNext } = one
  const title = t(`first.${step}.title`)
  const href =
    step === 'services'
      ? to('companyServices')
      : canProvision
        ? to('autoprovisioning', undefined, { tab: stepTabs[step] })
        : undefined
  return (
    <li className={css.step} aria-current={isNext ? 'step' : undefined}>
      <span className={css.stepMark} data-done={isDone} data-next={isNext}>
        {isDone ? <Icon name="check" label={t('first.done')} /> : number}
      </span>
      <span className={css.stepWords}>
        <span className={css.stepTitle}>{href && !isNext && !isDone ? <Link href={href}>{title}</Link> : title}</span>
        <span className={css.stepText}>{t(`first.${step}.text`)}</span>
      </span>
      {isNext && href && (
        <span className={css.stepAction}>
          <LinkButton tone="primary" size="s" href={href}>
            {t(step === 'services' ? 'first.services.action' : 'first.provisioning')}
          </LinkButton>
        </span>
      )}
    </li>
  )
}
