import {
  type Company,
  callApi,
  type Failure,
  failureOf,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  type PersonalDraft,
  personalProblems,
  type User,
  useApi,
  user as userCalls,
  useWrite,
} from '@parapet/api'
import { Button, Form, FormActions, Status, TextField, useForm, useToast, useWords } from '@parapet/ui'
import { useEffect, useMemo, useState } from 'react'
import { formError, refusedFields } from '../../failure/describeFailure.ts'
import { anyT } from '../../kit/changes/anyWords.ts'
import { ConflictNotice } from '../../kit/changes/ConflictNotice.tsx'
import { draftStorage } from '../../kit/form/draft.ts'
import { useUnsavedWork } from '../../kit/form/unsavedWork.ts'
import { useOverwriteCheck } from '../../kit/form/useOverwriteCheck.ts'
import { failureWords } from '../../words/failure.ts'
import { profileWords } from '../../words/profile.ts'

interface PersonalDataProps {
  user: User
  company: Company | null
  onSaved: () => Promise<void>
}

/** The form for the user's name and mail address. A rejected change stays in the form with the provider's message. */
export function PersonalData({ user, company, onSaved }: PersonalDataProps) {
  const t = useWords(profileWords)
  const failed = useWords(failureWords)
  const toast = useToast()
  const save = useWrite(userCalls.saveSelf)
  const api = useApi()
  const stored = personalOf(user)
  const draft = useMemo(
    () => draftStorage<PersonalDraft>('personal', user.id, { first_name: '', last_name: '', email: '' }),
    [user.id],
  )
  const form = useForm(draft.read() ?? stored, (values) => {
    const problems = personalProblems(values)
    const text = (field: keyof PersonalDraft, max: number) => {
      const problem = problems[field]
      if (problem === 'long') return t('error.long', { max, n: values[field].trim().length })
      if (problem === 'required') return t('error.required', { field: t('data.email').toLowerCase() })
      return problem && t('error.email')
    }
    return {
      first_name: text('first_name', MAX_NAME_LENGTH),
      last_name: text('last_name', MAX_NAME_LENGTH),
      email: text('email', MAX_EMAIL_LENGTH),
    }
  })
  const { values } = form
  const [base] = useState(() => (draft.read() ? draft.readBase() : null))
  const check = useOverwriteCheck(stored, base)
  const { seen } = check
  const [failure, setFailure] = useState<Failure>()
  const isChanged = fields.some((field) => values[field].trim() !== stored[field])
  useEffect(() => draft.write(isChanged ? values : null, seen), [draft, isChanged, values, seen])
  const release = useUnsavedWork(isChanged)

  const send = async (sent: PersonalDraft) => {
    if (!company) return
    const body = { first_name: sent.first_name.trim(), last_name: sent.last_name.trim(), email: sent.email.trim() }
    setFailure(undefined)
    try {
      if (!check.isUnchanged(personalOf(await callApi(userCalls.current, {}, api)))) return
      await save.run({ company: company.id, user: user.id, body })
    } catch (problem) {
      setFailure(failureOf(problem))
      form.setServerErrors(refusedFields(failureOf(problem), failed))
      return
    }
    release()
    form.reset(body)
    toast.success(t('data.saved'))
    await onSaved()
  }

  const discard = () => {
    check.see(stored)
    form.reset(stored)
    setFailure(undefined)
  }
  const noCompany = company ? undefined : t('data.noCompany')
  return (
    <Form
      label={t('section.profile')}
      onSubmit={() => form.submit(send)}
      error={formError(failure, t('error.failed'), failed)}
      errors={form.errors}
    >
      <ConflictNotice
        theirs={check.theirs}
        t={anyT(t)}
        fields={labels}
        onTake={() => {
          check.see(seen)
          form.reset(seen)
        }}
      />
      <TextField
        label={t('data.username')}
        name="username"
        value={user.username}
        onChange={() => undefined}
        disabledReason={t('data.usernameHelp')}
        autoComplete="username"
      />
      <TextField
        label={t('data.firstName')}
        autoComplete="given-name"
        disabledReason={noCompany}
        {...form.field('first_name')}
      />
      <TextField
        label={t('data.lastName')}
        autoComplete="family-name"
        disabledReason={noCompany}
        {...form.field('last_name')}
      />
      <TextField
        label={t('data.email')}
        type="email"
        autoComplete="email"
        required
        disabledReason={noCompany}
        {...form.field('email')}
      />
      <FormActions>
        <Button
          type="submit"
          tone="primary"
          busy={save.isBusy}
          disabledReason={noCompany ?? (isChanged ? undefined : t('data.unchanged'))}
        >
          {t('data.save')}
        </Button>
        {isChanged && (
          <>
            <Button tone="quiet" onClick={discard}>
              {t('data.discard')}
            </Button>
            <Status tone="quiet" label={t('data.unsaved')} />
          </>
        )}
      </FormActions>
    </Form>
  )
}

const fields = ['first_name', 'last_name', 'email'] as const
const labels = {
  first_name: { label: 'data.firstName' },
  last_name: { label: 'data.lastName' },
  email: { label: 'data.email' },
}
const personalOf = ({ first_name, last_name, email }: User): PersonalDraft => ({ first_name, last_name, email })
