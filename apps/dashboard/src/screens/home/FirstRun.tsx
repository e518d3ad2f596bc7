import type { Company, User } from '@parapet/api'
import { Drawing, Heading, Icon, LinkButton, Progress, useWords } from '@parapet/ui'
import { useConfig } from '../../config/ConfigContext.ts'
import { salesMail } from '../../services/salesMail.ts'
import { useTo } from '../../session/useTo.ts'
import { homeWords } from '../../words/home.ts'
import { marketingWords } from '../../words/marketing.ts'
import { type FirstStep, firstSteps } from './firstSteps.ts'
import * as css from './home.css.ts'

/** The checklist of a company without sites. */
export function FirstRun({ user, company }: { user: User | null; company: Company }) {
  const t = useWords(homeWords)
  const about = useWords(marketingWords)
  const { third } = useConfig()
  const list = firstSteps({ user, company })
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
          <StepRow key={one.step} one={one} number={index + 1} />
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

function StepRow({ one, number }: { one: FirstStep; number: number }) {
  const t = useWords(homeWords)
  const to = useTo()
  const { step, isDone, isNext } = one
  return (
    <li className={css.step} aria-current={isNext ? 'step' : undefined}>
      <span className={css.stepMark} data-done={isDone} data-next={isNext}>
        {isDone ? <Icon name="check" label={t('first.done')} /> : number}
      </span>
      <span className={css.stepWords}>
        <span className={css.stepTitle}>{t(`first.${step}.title`)}</span>
        <span className={css.stepText}>{t(`first.${step}.text`)}</span>
      </span>
      {isNext && (
        <span className={css.stepAction}>
          <LinkButton
            tone="primary"
            size="s"
            href={
              step === 'services'
                ? to('companyServices')
                : to('autoprovisioning', undefined, step === 'backend' ? { tab: 'backends' } : undefined)
            }
          >
            {t(step === 'services' ? 'first.services.action' : 'first.provisioning')}
          </LinkButton>
        </span>
      )}
    </li>
  )
}
