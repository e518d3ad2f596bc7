/** The personal data of a user as the form has them. */
export interface PersonalDraft {
  first_name: string
  last_name: string
  email: string
}

/** The size of the provider's fields. */
export const MAX_NAME_LENGTH = 150
export const MAX_EMAIL_LENGTH = 254

/** Why a field of the personal data is invalid. */
export type PersonalProblem = 'required' | 'email' | 'long'

/** Whether a text has the form of a mail address. */
export const isMailAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

/** Validates each field: names may be empty, the mail address must be valid. */
export function personalProblems(draft: PersonalDraft): Partial<Record<keyof PersonalDraft, PersonalProblem>> {
  const problems: Partial<Record<keyof PersonalDraft, PersonalProblem>> = {}
  if (draft.first_name.trim().length > MAX_NAME_LENGTH) problems.first_name = 'long'
  if (draft.last_name.trim().length > MAX_NAME_LENGTH) problems.last_name = 'long'
  const email = draft.email.trim()
  if (email === '') problems.email = 'required'
  else if (email.length > MAX_EMAIL_LENGTH) problems.email = 'long'
  else if (!isMailAddress(email)) problems.email = 'email'
  return problems
}
