import { auth, callApi, type Failure, failureOf, failureText, makeApiContext } from '@parapet/api'
import { Button, Link, Notice, TextField, useWords } from '@parapet/ui'
import { type FormEvent, useState } from 'react'
import { useConfig } from '../../platform/config/ConfigContext.ts'
import { toPublic } from '../../platform/links/publicLinks.ts'
import { loginFailureReason } from '../../platform/session/login.ts'
import * as css from '../../shared/auth/AuthFrame.css.ts'
import { AuthFrame } from '../../shared/auth/AuthFrame.tsx'
import { authWords } from '../../shared/auth/auth.words.ts'
import { failureSentence } from '../../shared/auth/failureSentence.ts'
import { usePublic } from '../../shared/auth/PublicContext.ts'

/** Requests a password reset link (§7). The answer does not reveal whether the account exists. */
export function ResetScreen() {
  const t = useWords(authWords)
  const { username: initialUsername, setTypedUsername } = usePublic()
  const [username, setUsername] = useState(initialUsername)
  const { apiBase } = useConfig()
  const [isChecked, setChecked] = useState(false)
  const [state, setState] = useState<'editing' | 'busy' | 'sent' | Failure>('editing')
  const name = username.trim()
  const failure = typeof state === 'object' ? state : null

  const send = async () => {
    setState('busy')
    try {
      await callApi(auth.resetPassword, { body: { username: name } }, makeApiContext({ base: apiBase }))
      setState('sent')
    } catch (problem) {
      const found = failureOf(problem)
      // A 404 would reveal that there is no such account.
      setState(found.kind === 'http' && found.status === 404 ? 'sent' : found)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (name !== '' && state !== 'busy') void send()
  }
  const back = (
    <div className={css.text}>
      <Link href={toPublic('login')}>{t('reset.back')}</Link>
    </div>
  )

  if (state === 'sent') {
    return (
      <AuthFrame title={t('reset.sent')}>
        <Notice tone="good" live>
          {t('reset.sentText', { name })}
        </Notice>
        <Button wide onClick={() => void send()}>
          {t('reset.again')}
        </Button>
        {back}
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('reset.title')} text={t('reset.text')}>
      <form className={css.form} onSubmit={submit} noValidate aria-label={t('reset.title')}>
        {failure && (
          <Notice tone="bad" live>
            {failureSentence({ ...loginFailureReason(failure), text: failureText(failure) }, t)} {t('failed.kept')}
          </Notice>
        )}
        <TextField
          label={t('login.name')}
          name="username"
          type="email"
          autoComplete="username"
          value={username}
          onChange={(next) => {
            setUsername(next)
            setTypedUsername(next)
          }}
          error={isChecked && name === '' ? t('login.nameMissing') : undefined}
          autoFocus
        />
        <Button type="submit" tone="primary" wide busy={state === 'busy'}>
          {t('reset.submit')}
        </Button>
      </form>
      {back}
    </AuthFrame>
  )
}
