import {
  auth,
  callApi,
  type Failure,
  failureOf,
  failureText,
  MIN_PASSWORD_LENGTH,
  makeApiContext,
  providerRules,
} from '@parapet/api'
import { Button, Link, LinkButton, Notice, PasswordField, useWords } from '@parapet/ui'
import { type FormEvent, useState } from 'react'
import { useConfig } from '../../platform/config/ConfigContext.ts'
import { toPublic } from '../../platform/links/publicLinks.ts'
import { loginFailureReason } from '../../platform/session/login.ts'
import * as css from '../../shared/auth/AuthFrame.css.ts'
import { AuthFrame } from '../../shared/auth/AuthFrame.tsx'
import { authWords } from '../../shared/auth/auth.words.ts'
import { failureSentence } from '../../shared/auth/failureSentence.ts'
import { usePublic } from '../../shared/auth/PublicContext.ts'

const problemKeys = { length: 'password.short', mixed: 'password.mixed', digit: 'password.digit' } as const

/** Chooses a new password with the link of a reset message (§2: /auth/password/{uuid}). */
export function PasswordScreen() {
  const t = useWords(authWords)
  const { params } = usePublic()
  const { apiBase } = useConfig()
  const [next, setNext] = useState('')
  const [repeat, setRepeat] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [state, setState] = useState<'asking' | 'busy' | 'done' | 'gone' | Failure>('asking')
  const failure = typeof state === 'object' ? state : null
  const refused =
    failure?.kind === 'http' ? (failure.fields.password ?? failure.fields.new_password)?.join(' ') : undefined

  const [broken] = providerRules(next, MIN_PASSWORD_LENGTH)
  const nextProblem = next === '' ? t('password.missing') : broken && t(problemKeys[broken], { n: MIN_PASSWORD_LENGTH })
  const repeatProblem = repeat === next ? undefined : t('password.different')

  const send = async () => {
    setState('busy')
    try {
      await callApi(
        auth.confirmPassword,
        { uuid: params.uuid ?? '', body: { password: next } },
        makeApiContext({ base: apiBase }),
      )
      setState('done')
    } catch (problem) {
      const found = failureOf(problem)
      setState(found.kind === 'http' && [404, 410].includes(found.status) ? 'gone' : found)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!nextProblem && !repeatProblem && state !== 'busy') void send()
  }

  if (state === 'done') {
    return (
      <AuthFrame title={t('password.done')} text={t('password.doneText')}>
        <LinkButton href={toPublic('login')} tone="primary" wide>
          {t('password.goLogin')}
        </LinkButton>
      </AuthFrame>
    )
  }
  if (state === 'gone') {
    return (
      <AuthFrame title={t('password.gone')} text={t('password.goneText')}>
        <LinkButton href={toPublic('reset')} tone="primary" wide>
          {t('password.askAgain')}
        </LinkButton>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('password.title')} text={t('password.text')}>
      <form className={css.form} onSubmit={submit} noValidate aria-label={t('password.title')}>
        {failure && !refused && (
          <Notice tone="bad" live>
            {failureSentence({ ...loginFailureReason(failure), text: failureText(failure) }, t)} {t('failed.kept')}
          </Notice>
        )}
        <PasswordField
          label={t('password.new')}
          name="new-password"
          autoComplete="new-password"
          strength
          value={next}
          onChange={setNext}
          error={(isChecked ? nextProblem : undefined) ?? refused}
          autoFocus
        />
        <PasswordField
          label={t('password.repeat')}
          name="repeat"
          autoComplete="new-password"
          value={repeat}
          onChange={setRepeat}
          error={isChecked ? repeatProblem : undefined}
        />
        <Button type="submit" tone="primary" wide busy={state === 'busy'}>
          {t('password.submit')}
        </Button>
      </form>
      <div className={css.text}>
        <Link href={toPublic('login')}>{t('reset.back')}</Link>
      </div>
    </AuthFrame>
  )
}
