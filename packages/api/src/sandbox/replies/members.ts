import { array, email, maxLength, minLength, nullish, object, pipe, string, trim } from 'valibot'
import type { company } from '../../endpoints/company.ts'
import type { CompanyProfile, CompanyUser } from '../../entities/User.ts'
import { bodyAs, id, note, text } from '../body.ts'
import { isoTime, randomHex, refusals, type SandboxRequest } from '../context.ts'
import { refusalOf } from '../permissions.ts'
import type { Reply } from '../replies.ts'
import type { CompanyRecord, UserRecord } from '../world/records.ts'
import { userNamed } from '../world/userNamed.ts'
import { userAnswer, type World } from '../world/World.ts'
import { isWeak, keptPassword, weakPasswordMessage } from './passwords.ts'

/** A user as the list of a company shows them. */
export function memberAnswer(world: World, user: UserRecord, roles: readonly number[]): CompanyUser {
  const { id: number, username, email: address, first_name, last_name, two_factor } = user
  const named = roles.flatMap((role) => world.roles.get(role) ?? []).map((role) => ({ id: role.id, name: role.name }))
  return {
    id: number,
    username,
    email: address,
    first_name,
    last_name,
    two_factor: two_factor?.enabled ?? false,
    roles: named,
  }
}

const profileIn = (user: UserRecord, company: CompanyRecord) => user.profiles.find((row) => row.company === company.id)

// Who has a second factor is for those who manage users.
const maySeeSecurity = (req: SandboxRequest): boolean =>
  (['userManager', 'admin'] as const).some((role) => refusalOf([{ kind: 'role', role }], req) === undefined)

/** The people of a company. */
export const members: Reply<typeof company.members> = (req) => {
  const { world, company: own, query, user: asking } = req
  const role = query.get('role')
  const isManager = maySeeSecurity(req)
  return world.users
    .all()
    .flatMap((user) => {
      const profile = profileIn(user, own)
      if (!profile) return []
      const answer = memberAnswer(world, user, profile.roles)
      return [isManager || user.id === asking.id ? answer : { ...answer, two_factor: null }]
    })
    .filter((member) => !role || member.roles.some(({ name }) => name === role))
}

/** Finds a user of the path with a profile in this company. */
export function memberOf({ world, params, company: own }: SandboxRequest) {
  const user = world.users.get(params.user ?? '')
  const profile = user && profileIn(user, own)
  if (!user || !profile) throw refusals.notFound()
  return { user, profile }
}

const roles = pipe(array(id()), minLength(1, 'This list may not be empty.'), maxLength(20))

function checkedRoles({ world }: SandboxRequest, wanted: readonly number[]): number[] {
  for (const role of wanted)
    if (!world.roles.get(role) || world.roles.get(role)?.name === 'ClientAdmin')
      throw refusals.fields({ roles: [`Invalid pk "${role}" - object does not exist.`] })
  return [...new Set(wanted)]
}

const names = { first_name: note(150), last_name: note(150) }
const address = pipe(string(), trim(), maxLength(254), email('Enter a valid email address.'))

async function passwordFrom(text: string): Promise<UserRecord['password']> {
  if (isWeak(text)) throw refusals.fields({ password: [weakPasswordMessage] })
  return keptPassword(text)
}

/** One more than any profile has. */
export function nextProfile(world: World): number {
  return (
    Math.max(...world.users.all().flatMap((user) => [...user.profiles, ...user.client_profiles].map((row) => row.id))) +
    1
  )
}

/** One person of the company. */
export const member: Reply<typeof company.member> = (req) => {
  const { user, profile } = memberOf(req)
  return memberAnswer(req.world, user, profile.roles)
}

/** Creates an account for a new address and sends a mail. */
export const addUser: Reply<typeof company.addUser> = async (req) => {
  const { world, company: own } = req
  const made = bodyAs(req.body, object({ email: address, ...names, password: text(4096), roles }))
  const wanted = checkedRoles(req, made.roles)
  const username = made.email.toLowerCase()
  if (userNamed(world, username)) throw refusals.fields({ email: ['A user with this email already exists.'] })
  const password = await passwordFrom(made.password)
  const number = world.users.nextId()
  const user = world.users.put(number, {
    id: number,
    username,
    email: username,
    first_name: made.first_name ?? '',
    last_name: made.last_name ?? '',
    is_staff: false,
    is_dealer: false,
    api_key: randomHex(40),
    password,
    oauth: { client_id: randomHex(22), client_secret: randomHex(40) },
    two_factor: null,
    profiles: [{ id: nextProfile(world), company: own.id, roles: wanted }],
    client_profiles: [],
    groups: [{ id: 1, name: 'Everyone', description: null }],
  })
  const letter = world.mails.nextId()
  world.mails.put(letter, {
    id: letter,
    to: username,
    subject: `Your account of ${own.name}`,
    text: `${req.user.username} made an account for you. Log in at ${new URL(req.request.url).origin}/auth/login`,
    sent_at: isoTime(req.now()),
  })
  return Response.json(memberAnswer(world, user, wanted), { status: 201 })
}

/** Changes a name, the roles here and, if one is sent, the password. */
export const saveUser: Reply<typeof company.saveUser> = async (req) => {
  const { user, profile } = memberOf(req)
  if (user.is_staff && !req.user.is_staff) throw refusals.forbidden()
  const made = bodyAs(req.body, object({ ...names, password: nullish(note(4096), ''), roles }))
  const wanted = checkedRoles(req, made.roles)
  const next: UserRecord = {
    ...user,
    first_name: made.first_name ?? '',
    last_name: made.last_name ?? '',
    password: made.password ? await passwordFrom(made.password) : user.password,
    profiles: user.profiles.map((row) => (row.id === profile.id ? { ...row, roles: wanted } : row)),
  }
  return memberAnswer(req.world, req.world.users.put(user.id, next), wanted)
}

/** Removes a profile; a user without any profile is deleted and logged out. */
export const removeUser: Reply<typeof company.removeUser> = (req) => {
  const { user, profile } = memberOf(req)
  if (user.id === req.user.id || (user.is_staff && !req.user.is_staff)) throw refusals.forbidden()
  const profiles = user.profiles.filter((row) => row.id !== profile.id)
  if (profiles.length > 0 || user.client_profiles.length > 0) req.world.users.put(user.id, { ...user, profiles })
  else {
    req.world.users.remove(user.id)
    for (const [token, row] of req.world.tokens.entries()) if (row.user === user.id) req.world.tokens.remove(token)
  }
  return undefined
}

function profileAnswer(req: SandboxRequest, user: UserRecord): CompanyProfile {
  const profile = userAnswer(req.world, user).transparentprofile_set.find((row) => row.company.id === req.company.id)
  if (!profile) throw refusals.notFound()
  return profile
}

/** Adds roles in this company to a user of another company. */
export const addProfile: Reply<typeof company.addProfile> = (req) => {
  const made = bodyAs(req.body, object({ user: id(), roles }))
  const user = req.world.users.get(made.user)
  // Only users of the caller's other companies: the ids of all others answer 404.
  const isKnown = user?.profiles.some((row) => req.user.profiles.some((own) => own.company === row.company))
  if (!user || !(isKnown || req.user.is_staff))
    throw refusals.fields({ user: [`Invalid pk "${made.user}" - object does not exist.`] })
  if (profileIn(user, req.company)) throw refusals.fields({ user: ['The user already belongs to this company.'] })
  const profile = { id: nextProfile(req.world), company: req.company.id, roles: checkedRoles(req, made.roles) }
  const next = req.world.users.put(user.id, { ...user, profiles: [...user.profiles, profile] })
  return Response.json(profileAnswer(req, next), { status: 201 })
}

/** Changes the roles of a profile. */
export const saveProfile: Reply<typeof company.saveProfile> = (req) => {
  const user = req.world.users.find((row) => String(profileIn(row, req.company)?.id) === req.params.profile)
  if (!user) throw refusals.notFound()
  if (user.is_staff && !req.user.is_staff) throw refusals.forbidden()
  const wanted = checkedRoles(req, bodyAs(req.body, object({ roles })).roles)
  const profiles = user.profiles.map((row) => (row.company === req.company.id ? { ...row, roles: wanted } : row))
  return profileAnswer(req, req.world.users.put(user.id, { ...user, profiles }))
}
