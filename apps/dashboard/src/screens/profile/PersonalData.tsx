import {
  type Company,
  callApi,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  type PersonalDraft,
  personalProblems,
  type User,
  useApi,
  user as userCalls,
} from '@parapet/api'
import { TextField, useWords } from '@parapet/ui'
import { anyT } from '../../kit/changes/anyWords.ts'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { notSaved, useSavedForm } from '../../kit/form/useSavedForm.ts'
import { useProof } from '../../shared/logins/useProof.tsx'
import { profileWords } from './profile.words.ts'

interface PersonalDataProps {
  user: User
  company: Company | null
  onSaved: () => Promise<void>
}

/** The form for the user's name and mail address. A rejected change stays in the form with the provider's message. */
export function PersonalData({ user, company, onSaved }: PersonalDataProps) {
  const t = useWords(profileWords)
  const api = useApi()
  const proof = useProof()
  const form = useSavedForm<PersonalDraft, unknown>({
    initial: personalOf(user),
    check: (values) => {
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
    },
    asSent: ({ first_name, last_name, email }) => ({
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      email: email.trim(),
    }),
    stored: { read: async () => personalOf(await callApi(userCalls.current, {}, api)), valuesOf: (now) => now },
    save: async (body, send) => {
      // Whoever has the address can set a new password.
      if (!company || (body.email !== user.email && !(await proof.ask()))) return notSaved
      return send(userCalls.saveSelf, { company: company.id, user: user.id, body })
    },
    onSaved: () => void onSaved(),
    saved: t('data.saved'),
    failed: t('error.failed'),
    draft: { code: 'personal' },
    lockedBy: company ? undefined : t('data.noCompany'),
  })
  return (
    <>
      <SavedForm
        form={form}
        label={t('section.profile')}
        submitLabel={t('data.save')}
        needsChange
        unchangedReason={t('data.unchanged')}
        unsavedLabel={t('data.unsaved')}
        canDiscard
        words={{ t: anyT(t), fields: labels }}
      >
        <TextField
          label={t('data.username')}
          name="username"
          value={user.username}
          onChange={() => undefined}
          disabledReason={t('data.usernameHelp')}
          autoComplete="username"
        />
        <TextField label={t('data.firstName')} autoComplete="given-name" {...form.field('first_name')} />
        <TextField label={t('data.lastName')} autoComplete="family-name" {...form.field('last_name')} />
        <TextField label={t('data.email')} type="email" autoComplete="email" required {...form.field('email')} />
      </SavedForm>
      {proof.dialog}
    </>
  )
}

const labels = {
  first_name: { label: 'data.firstName' },
  last_name: { label: 'data.lastName' },
  email: { label: 'data.email' },
}
const personalOf = ({ first_name, last_name, email }: User): PersonalDraft => ({ first_name, last_name, email })
