import {
  auth,
  brokenRules,
  MIN_PASSWORD_LENGTH,
  type PasswordDraft,
  type PasswordProblem,
  passwordProblems,
  passwordRules,
  type User,
} from '@parapet/api'
import { Box, Grid, Icon, Inline, PasswordField, Text, useWords } from '@parapet/ui'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { profileWords } from './profile.words.ts'

const empty: PasswordDraft = { current: '', next: '', repeat: '' }
const toField = (path: string) => path.replace(/^old_password$/, 'current').replace(/^new_password$/, 'next')

/** A new password, with its rules in sight while it is typed. */
export function ChangePassword({ user, onChanged }: { user: User; onChanged: () => void }) {
  const t = useWords(profileWords)
  const names = [user.username, user.email, user.first_name, user.last_name]
  const sentence = ({ field, problem }: PasswordProblem, draft: PasswordDraft): string => {
    if (problem === 'missing') return t(field === 'next' ? 'password.error.new' : `password.error.${field}`)
    if (problem === 'length') return t('password.error.length', { min: MIN_PASSWORD_LENGTH, n: [...draft.next].length })
    return t(`password.error.${problem}`)
  }
  const form = useSavedForm<PasswordDraft, unknown>({
    initial: empty,
    check: (draft) =>
      Object.fromEntries(passwordProblems(draft, names).map((found) => [found.field, sentence(found, draft)])),
    save: ({ current, next }, send) =>
      send(auth.changePassword, { body: { old_password: current, new_password: next } }),
    onSaved: onChanged,
    saved: t('password.saved'),
    failed: t('error.failed'),
    isEmptiedAfter: true,
    leaves: 'none',
    toField,
  })
  const broken = brokenRules(form.values.next, form.values.current, names)

  return (
    <SavedForm form={form} label={t('password.title')} submitLabel={t('password.save')} unsavedLabel={null}>
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <PasswordField label={t('password.current')} required {...form.field('current')} />
      <PasswordField
        label={t('password.new')}
        autoComplete="new-password"
        strength={names}
        required
        {...form.field('next')}
      />
      <Box surface="sunken" rounded="input" padding={3}>
        <Grid min={220} gap={1} as="ul" label={t('password.rules')}>
          {passwordRules.map((rule) => {
            const isMet = form.values.next !== '' && !broken.includes(rule)
            return (
              <Text key={rule} as="li" size="s" tone={isMet ? 'good' : 'muted'}>
                <Inline as="span" wrap={false}>
                  <Icon name={isMet ? 'circleCheck' : 'minus'} label={t(isMet ? 'password.met' : 'password.open')} />
                  {rule === 'length'
                    ? t('password.rule.length', { min: MIN_PASSWORD_LENGTH })
                    : t(`password.rule.${rule}`)}
                </Inline>
              </Text>
            )
          })}
        </Grid>
      </Box>
      <PasswordField label={t('password.repeat')} autoComplete="new-password" required {...form.field('repeat')} />
    </SavedForm>
  )
}
