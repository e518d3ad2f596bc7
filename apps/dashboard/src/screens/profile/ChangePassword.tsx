import {
  auth,
  brokenRules,
  failureOf,
  MIN_PASSWORD_LENGTH,
  type PasswordDraft,
  type PasswordProblem,
  passwordProblems,
  passwordRules,
  type User,
  useWrite,
} from '@parapet/api'
import {
  Box,
  Button,
  Form,
  FormActions,
  Grid,
  Icon,
  Inline,
  PasswordField,
  Text,
  useForm,
  useToast,
  useWords,
} from '@parapet/ui'
import { formError, refusedFields } from '../../failure/describeFailure.ts'
import { failureWords } from '../../words/failure.ts'
import { profileWords } from '../../words/profile.ts'

const empty: PasswordDraft = { current: '', next: '', repeat: '' }
const toField = (path: string) => path.replace(/^old_password$/, 'current').replace(/^new_password$/, 'next')

/** A new password, with its rules in sight while it is typed. */
export function ChangePassword({ user, onChanged }: { user: User; onChanged: () => void }) {
  const t = useWords(profileWords)
  const failed = useWords(failureWords)
  const toast = useToast()
  const change = useWrite(auth.changePassword)
  const names = [user.username, user.email, user.first_name, user.last_name]
  const sentence = ({ field, problem }: PasswordProblem, draft: PasswordDraft): string => {
    if (problem === 'missing') return t(field === 'next' ? 'password.error.new' : `password.error.${field}`)
    if (problem === 'length') return t('password.error.length', { min: MIN_PASSWORD_LENGTH, n: [...draft.next].length })
    return t(`password.error.${problem}`)
  }
  const form = useForm(empty, (draft) =>
    Object.fromEntries(passwordProblems(draft, names).map((found) => [found.field, sentence(found, draft)])),
  )
  const broken = brokenRules(form.values.next, form.values.current, names)

  const send = async (draft: PasswordDraft) => {
    try {
      await change.run({ body: { old_password: draft.current, new_password: draft.next } })
    } catch (problem) {
      form.setServerErrors(refusedFields(failureOf(problem), failed, toField))
      return
    }
    form.reset(empty)
    toast.success(t('password.saved'))
    onChanged()
  }

  return (
    <Form
      label={t('password.title')}
      onSubmit={() => form.submit(send)}
      error={formError(change.failure, t('error.failed'), failed)}
      errors={form.errors}
    >
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
      <FormActions>
        <Button type="submit" tone="primary" busy={change.isBusy}>
          {t('password.save')}
        </Button>
      </FormActions>
    </Form>
  )
}
