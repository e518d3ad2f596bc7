import {
  auth,
  brokenRules,
  type CompanyUser,
  company as companyCalls,
  generatePassword,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  personalProblems,
} from '@parapet/api'
import type { T } from '@parapet/ui'
import { allRows, type FormSpec, type ResourceFilter, resource, write } from '../../kit/resource/resource.ts'
import { losesLastAdmin } from './roleChanges.ts'
import { UserAccess } from './UserAccess.tsx'
import { UserCompanies } from './UserCompanies.tsx'
import { UserFields } from './UserFields.tsx'
import { UserSessions } from './UserSessions.tsx'
import type en from './users.en.ts'
import { usersWords } from './users.words.ts'
import { MOST_USERS, useUserTools } from './useUserTools.ts'

/** The values of the form; roles are ids as text. */
export interface UserDraft {
  email: string
  first_name: string
  last_name: string
  roles: readonly string[]
  /** Of an existing user; a new one chooses it. */
  password: string
}

const rolesOf = (draft: UserDraft) => draft.roles.map(Number)
const namesOf = (draft: UserDraft) => ({ first_name: draft.first_name.trim(), last_name: draft.last_name.trim() })
const newUser = (draft: UserDraft, password: string) => ({
  body: { email: draft.email.trim(), ...namesOf(draft), roles: rolesOf(draft), password },
})
/** Asks the provider to mail a user the link with which they choose a password. */
const sendLink = write(auth.resetPassword, ({ email }: CompanyUser) => ({ body: { username: email } }))

const twoFactorFilter: ResourceFilter<CompanyUser, typeof en> = {
  id: 'twoFactor',
  options: (_, t) => (['on', 'off'] as const).map((value) => ({ value, label: t(`twoFactor.${value}`) })),
  matches: (row, value) => row.two_factor === (value === 'on'),
}

function twoFactorStatus({ two_factor }: CompanyUser, t: T<typeof en>): { tone: 'good' | 'quiet'; label: string } {
  if (two_factor === null) return { tone: 'quiet', label: '—' }
  return two_factor ? { tone: 'good', label: t('twoFactor.on') } : { tone: 'quiet', label: t('twoFactor.off') }
}

const userForm: FormSpec<CompanyUser, UserDraft, typeof en> = {
  Fields: UserFields,
  initial: (row): UserDraft => ({
    email: row?.email ?? '',
    first_name: row?.first_name ?? '',
    last_name: row?.last_name ?? '',
    roles: row?.roles.map(({ id }) => String(id)) ?? [],
    password: '',
  }),
  getTitle: (draft) => draft.email.trim(),
  secrets: ['password'],
  check: (draft, t, row) => {
    const { email, ...names } = personalProblems(draft)
    const tooLong = (field: 'first_name' | 'last_name') =>
      names[field] && t('error.long', { max: MAX_NAME_LENGTH, n: draft[field].trim().length })
    const isWeak = brokenRules(draft.password, '', [draft.email, draft.first_name, draft.last_name]).length > 0
    return {
      email:
        row || !email
          ? undefined
          : email === 'long'
            ? t('error.long', { max: MAX_EMAIL_LENGTH, n: draft.email.trim().length })
            : t('error.email'),
      first_name: tooLong('first_name'),
      last_name: tooLong('last_name'),
      roles: draft.roles.length === 0 ? t('error.roles') : undefined,
      password: isWeak && draft.password !== '' ? t('error.password') : undefined,
    }
  },
}

/** The users of the company as a resource. */
export const companyUsers = resource({
  code: 'users',
  words: usersWords,
  list: allRows(companyCalls.members, () => ({ limit: MOST_USERS })),
  getId: (row: CompanyUser) => String(row.id),
  getTitle: (row) => row.email,
  sort: { id: 'email', desc: false },
  create: {
    ...write(companyCalls.addUser, (draft: UserDraft) => newUser(draft, '***')),
    // Nobody sees it: the form does not show it, and it is not in a copied call.
    prepare: async (draft) => newUser(draft, generatePassword([draft.email, draft.first_name, draft.last_name])),
  },
  afterCreate: sendLink,
  update: write(companyCalls.saveUser, (draft: UserDraft, row: CompanyUser) => ({
    user: row.id,
    body: { ...namesOf(draft), roles: rolesOf(draft), ...(draft.password && { password: draft.password }) },
  })),
  remove: write(companyCalls.removeUser, (row: CompanyUser) => ({ user: row.id })),
  isRemovalTyped: true,
  historyPath: (row) => `/users/${row.id}`,
  use: useUserTools,
  of: ({ ownId, roleName, roles, isManager, seesSessions, members, onRoles }) => ({
    form: {
      ...userForm,
      check: (draft, t, row) => {
        const problems = userForm.check?.(draft, t, row) ?? {}
        const isLast = row !== null && losesLastAdmin(members, new Map([[row.id, rolesOf(draft)]]))
        return { ...problems, roles: problems.roles ?? (isLast ? t('lastAdmin') : undefined) }
      },
    },
    keptBy: (row, taken = []) =>
      losesLastAdmin(members, new Map([...taken, row].map(({ id }) => [id, null]))) ? 'lastAdmin' : undefined,
    columns: (make, t) => [
      make.text('email', (row) => row.email, { primary: true }),
      make.text('name', (row) => [row.first_name, row.last_name].filter(Boolean).join(' '), { primary: true }),
      make.tags('roles', (row) => row.roles.map(({ name }) => roleName(name)), { primary: true }),
      ...(isManager ? [make.status('twoFactor', (row) => twoFactorStatus(row, t))] : []),
    ],
    filters: [
      {
        id: 'role',
        options: (rows) =>
          [...new Set(rows.flatMap((row) => row.roles.map(({ name }) => name)))]
            .map((value) => ({ value, label: roleName(value) }))
            .sort((a, b) => a.label.localeCompare(b.label)),
        matches: (row, role) => row.roles.some(({ name }) => name === role),
      },
      ...(isManager ? [twoFactorFilter] : []),
    ],
    actions: [
      { key: 'copyEmail', icon: 'copy', run: (row, { copy }) => copy(row.email, 'copiedEmail') },
      {
        key: 'sendLink',
        icon: 'mail',
        call: companyCalls.saveUser,
        refusedBy: (row) => (row.id === ownId ? 'locked.own' : undefined),
        run: (row, { send }) => send(sendLink, row, 'afterCreate.done'),
      },
      ...(onRoles
        ? [
            {
              key: 'bulk',
              icon: 'users',
              call: companyCalls.saveUser,
              refusedBy: (row: CompanyUser) => (row.id === ownId ? ('locked.own' as const) : undefined),
              run: (row: CompanyUser) => void onRoles([row]),
              runMany: (rows: readonly CompanyUser[]) => onRoles(rows.filter(({ id }) => id !== ownId)),
            } as const,
          ]
        : []),
    ],
    lockedBy: (row) => (row.id === ownId ? 'locked.own' : undefined),
    panels: [
      { id: 'access', icon: 'key', Panel: UserAccess },
      ...(isManager
        ? [
            {
              id: 'companies',
              icon: 'layers',
              Panel: UserCompanies,
              isOffered: (row: CompanyUser) => row.id !== ownId,
            } as const,
          ]
        : []),
      {
        id: 'sessions',
        icon: 'devices',
        Panel: UserSessions,
        isOffered: (row: CompanyUser) => seesSessions || row.id === ownId,
      },
    ],
    historyFields: {
      first_name: { label: 'firstName' },
      last_name: { label: 'lastName' },
      password: { label: 'history.password' },
      roles: {
        text: (id) => {
          const role = roles?.find((one) => String(one.id) === String(id))
          return role && roleName(role.name)
        },
      },
    },
  }),
})
