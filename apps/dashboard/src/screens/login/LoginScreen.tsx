import { Button, Link, Notice, PasswordField, TextField, useTheme, useWords } from '@parapet/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useConfig } from '../../platform/config/ConfigContext.ts'
import { toPublic } from '../../platform/links/publicLinks.ts'
import { hasPasskeys } from '../../platform/session/hasPasskeys.ts'
import type { LoginResult } from '../../platform/session/login.ts'
import { noticeWords } from '../../platform/words/notices.words.ts'
import * as css from '../../shared/auth/AuthFrame.css.ts'
import { AuthFrame } from '../../shared/auth/AuthFrame.tsx'
import { authWords } from '../../shared/auth/auth.words.ts'
import { failureSentence } from '../../shared/auth/failureSentence.ts'
import { usePublic } from '../../shared/auth/PublicContext.ts'

type Busy = 'password' | 'passkey' | null
type Problem = Exclude<LoginResult, { kind: 'signedIn' | 'codeRequired' | 'cancelled' }> | { kind: 'wrongPasskey' }

/** The login (§7): name and password, a passkey where supported, and the second factor when required. */
export function LoginScreen() {
  const t = useWords(authWords)
  const { seed } = useTheme()
  const login = useLogin()
  const { step, back } = login

  if (step === 'code') {
    return (
      <AuthFrame title={t('code.title')} text={t('code.text', { brand: seed.title })}>
        <CodeForm {...login} onBack={back} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('login.title')} text={t('login.text', { brand: seed.title })}>
      <PasswordForm {...login} />
    </AuthFrame>
  )
}

function useLogin() {
  const { username: kept, setTypedUsername, signIn, signInWithPasskey, fetchIp, open, notices, dismiss } = usePublic()
  const [username, setUsername] = useState(kept)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [step, setStep] = useState<'password' | 'code'>('password')
  const [busy, setBusy] = useState<Busy>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  useEffect(() => {
    const timer = setTimeout(fetchIp, 1500)
    return () => clearTimeout(timer)
  }, [fetchIp])

  const attempt = async (kind: Exclude<Busy, null>, answer: Promise<LoginResult>) => {
    setBusy(kind)
    setProblem(null)
    const outcome = await answer
    if (outcome.kind === 'signedIn') await open()
    else if (outcome.kind === 'codeRequired') {
      setCode('')
      setStep('code')
    } else if (outcome.kind === 'wrongCredentials' && kind === 'passkey') setProblem({ kind: 'wrongPasskey' })
    else if (outcome.kind !== 'cancelled') setProblem(outcome)
    setBusy(null)
  }
  return {
    username,
    password,
    code,
    step,
    busy,
    problem,
    notices,
    setUsername(name: string) {
      setUsername(name)
      setTypedUsername(name)
    },
    setPassword,
    setCode,
    submitPassword: () => attempt('password', signIn({ username, password })),
    submitCode: () => attempt('password', signIn({ username, password, code: code.replace(/\s/g, '') })),
    submitPasskey: () => attempt('passkey', signInWithPasskey()),
    dismiss,
    back() {
      setStep('password')
      setProblem(null)
    },
  }
}
type Login = ReturnType<typeof useLogin>

function PasswordForm(login: Login) {
  const { username, password, busy, problem } = login
  const t = useWords(authWords)
  const isSandbox = useConfig().raw.sandbox === true
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const nameMissing = isChecked && username.trim() === ''
  const passwordMissing = isChecked && password === ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy) return
    if (username.trim() === '' || password === '') {
      form.current
        ?.querySelector<HTMLInputElement>(`input[name="${username.trim() ? 'password' : 'username'}"]`)
        ?.focus()
      return
    }
    void login.submitPassword()
  }
  return (
    <>
      <SessionNotices notices={login.notices} onDismiss={login.dismiss} />
      <form ref={form} className={css.form} onSubmit={submit} noValidate aria-label={t('login.title')}>
        <ProblemNotice problem={problem} />
        <TextField
          label={t('login.name')}
          name="username"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={username}
          onChange={login.setUsername}
          error={nameMissing ? t('login.nameMissing') : undefined}
          autoFocus={username === ''}
        />
        <PasswordField
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={login.setPassword}
          error={passwordMissing ? t('login.passwordMissing') : undefined}
          autoFocus={username !== ''}
        />
        <div className={css.under}>
          <Link href={toPublic('reset')}>{t('login.forgot')}</Link>
        </div>
        <Button type="submit" tone="primary" wide busy={busy === 'password'}>
          {t('login.submit')}
        </Button>
        {hasPasskeys() && (
          <>
            <div className={css.or}>{t('login.or')}</div>
            <Button icon="passkey" wide busy={busy === 'passkey'} onClick={() => void login.submitPasskey()}>
              {t('login.passkey')}
            </Button>
          </>
        )}
      </form>
      {isSandbox && <p className={css.text}>{t('login.sandbox')}</p>}
    </>
  )
}

function CodeForm({ code, setCode, busy, problem, submitCode, onBack }: Login & { onBack: () => void }) {
  const t = useWords(authWords)
  const { helpdesk } = useConfig().third
  const [isChecked, setChecked] = useState(false)
  const [isLost, setLost] = useState(false)
  const isComplete = /^\d{6,8}$/.test(code.replace(/\s/g, ''))
  const wrong = problem?.kind === 'wrongCode' ? t('code.wrong') : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isComplete && !busy) void submitCode()
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label={t('code.title')}>
      {problem && problem.kind !== 'wrongCode' && <ProblemNotice problem={problem} />}
      <TextField
        label={t('code.label')}
        name="code"
        help={t('code.help')}
        value={code}
        onChange={setCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={11}
        mono
        error={isChecked && !isComplete ? t('code.missing') : wrong}
        autoFocus
      />
      <Button type="submit" tone="primary" wide busy={busy === 'password'}>
        {t('code.submit')}
      </Button>
      <Button tone="quiet" icon="arrowLeft" wide onClick={onBack}>
        {t('code.back')}
      </Button>
      <Button tone="quiet" wide aria-expanded={isLost} onClick={() => setLost(!isLost)}>
        {t('code.lost')}
      </Button>
      {isLost && (
        <Notice tone="info" title={t('code.lostText')}>
          {hasPasskeys() && <p>{t('code.lostPasskey')}</p>}
          <p>{t('code.lostBrowser')}</p>
          <p>{t('code.lostSupport')}</p>
          {helpdesk && (
            <Link href={helpdesk} external>
              {t('code.lostHelp')}
            </Link>
          )}
        </Notice>
      )}
    </form>
  )
}

function SessionNotices({ notices, onDismiss }: { notices: Login['notices']; onDismiss: (id: number) => void }) {
  const t = useWords(noticeWords)
  if (notices.length === 0) return null
  return (
    <div className={css.notices}>
      {notices.map(({ id, messageKey, tone, text }) => (
        <Notice key={id} tone={tone} live onDismiss={() => onDismiss(id)}>
          {text ?? t(messageKey)}
        </Notice>
      ))}
    </div>
  )
}

function ProblemNotice({ problem }: { problem: Problem | null }) {
  const t = useWords(authWords)
  if (!problem) return null
  const sentence = {
    wrongCredentials: () => t('login.wrong'),
    wrongPasskey: () => t('login.wrongPasskey'),
    wrongCode: () => t('code.wrong'),
    unreadable: () => t('login.unreadable'),
    failed: () => (problem.kind === 'failed' ? failureSentence(problem, t) : ''),
  }[problem.kind]()
  return (
    <Notice tone="bad" live>
      {sentence}
      {problem.kind === 'failed' && ` ${t('failed.kept')}`}
    </Notice>
  )
}
