import type { Company, User } from '@parapet/api'
import { Drawing, Heading, Icon, Link, LinkButton, Progress, useWords } from '@parapet/ui'
import type { BoardQuery } from '@parapet/widgets'
import { useConfig } from '../../platform/config/ConfigContext.ts'
import { paths } from '../../platform/paths/paths.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { marketingWords } from '../../shared/services/marketing.words.ts'
import { salesMail } from '../../shared/services/salesMail.ts'
import { type FirstStep, type FirstStepFacts, firstSteps, isUnfinished, stepTabs } from './firstSteps.ts'
import * as css from './home.css.ts'
import { homeWords } from './home.words.ts'
import { useFirstStepFacts } from './useFirstStepFacts.ts'

interface FirstRunProps {
  user: User | null
  company: Company
  /** Null while the company has no sites. */
  query: BoardQuery | null
}

/** The checklist of a new company: while it has no sites, and above its board until requests come. */
export function FirstRun({ user, company, query }: FirstRunProps) {
  const facts = useFirstStepFacts(user, company, query)
  if (company.sites.length > 0 && !isUnfinished(facts)) return null
  return <Checklist user={user} company={company} facts={facts} />
}

function Checklist({ user, company, facts }: Omit<FirstRunProps, 'query'> & { facts: FirstStepFacts }) {
  const t = useWords(homeWords)
  const about = useWords(marketingWords)
  const { third } = useConfig()
  const list = firstSteps({ user, company }, facts)
  const canProvision = paths.autoprovisioning.guard.allows({ user, company })
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
