import { CODE_HEADER } from '../../endpoints/auth.ts'
import { user } from '../../endpoints/user.ts'
import type { TokenRequest } from '../../entities/Security.ts'
import { isoTime, randomHex, refusals, type SandboxRequest, textField } from '../context.ts'
import { replies } from '../replies.ts'
import type { TokenRecord } from '../world/records.ts'
import { userNamed } from '../world/userNamed.ts'
import { companyAnswer, isMember, roleNames, userAnswer } from '../world/World.ts'
import { addPasskey, passkeyOptions } from './passkeys.ts'
import { preferencesFrom, sharedUrlAnswers } from './sharedUrls.ts'
import { codeMessages, newSecret, qrOf, useCode } from './twoFactor.ts'

function tokenRequest(row: TokenRecord, isCurrent: boolean): TokenRequest {
  const { id, os, browser, ip, uuid } = row
  return {
    id,
    os,
    browser,
    ip,
    uuid,
    created_at: isoTime(row.created_at),
    expires_at: isoTime(row.expires_at),
    current: isCurrent,
  }
}

function tokensOf(req: SandboxRequest, user: number): TokenRequest[] {
  return req.world.tokens
    .entries()
    .filter(([, row]) => row.user === user && row.expires_at > req.now())
    .sort(([, a], [, b]) => b.created_at - a.created_at || b.id - a.id)
    .map(([token, row]) => tokenRequest(row, token === req.token))
}

function userOfPath(req: SandboxRequest): number {
  const id = Number(req.params.user)
  const other = req.world.users.get(id)
  if (!other) throw refusals.notFound()
  if (id === req.user.id || req.user.is_staff) return id
  const roles = roleNames(req.world, req.user, req.company)
  const isAdmin = roles.has('CompanyAdmin') || roles.has('ClientAdmin')
  if (!isAdmin || !isMember(other, req.company) || other.is_staff) throw refusals.forbidden()
  return id
}

export const userReplies = replies(user, {
  current: ({ world, user }) => userAnswer(world, user),
  company({ params, world, user }) {
    const company = world.companies.get(params.id ?? '')
    if (!company) throw refusals.notFound()
    if (!isMember(user, company)) throw refusals.forbidden()
    return companyAnswer(world, company)
  },
  groups: ({ user }) => user.groups,
  saveSelf(req) {
    if (Number(req.params.user) !== req.user.id) throw refusals.forbidden()
    const text = (name: 'first_name' | 'last_name') => {
      const value = req.body[name]
      if (value === undefined) return req.user[name]
      if (typeof value !== 'string') throw refusals.fields({ [name]: ['Not a valid string.'] })
      if (value.length > 150) throw refusals.fields({ [name]: ['Ensure this field has no more than 150 characters.'] })
      return value.trim()
    }
    const email = req.body.email === undefined ? req.user.email : textField(req.body, 'email', 254)
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw refusals.fields({ email: ['Enter a valid email address.'] })
    const taken = userNamed(req.world, email)
    if (taken && taken.id !== req.user.id) throw refusals.fields({ email: ['This email address is already in use.'] })
    const next = { ...req.user, first_name: text('first_name'), last_name: text('last_name'), email }
    req.world.users.put(next.id, next)
    return Response.json(userAnswer(req.world, next))
  },

  passkeys: ({ world, user }) =>
    world.passkeys
      .all()
      .filter((key) => key.user === user.id)
      .map(({ id, name, created_at, last_used_at }) => ({ id, name, created_at, last_used_at })),
  passkeyOptions: async (req) => Response.json(await passkeyOptions(req)),
  async addPasskey(req) {
    const name = textField({ name: 'Passkey', ...req.body }, 'name', 100)
    const { id, created_at } = await addPasskey(req, textField(req.body, 'passkeys', 20_000), name)
    return Response.json({ id, name, created_at, last_used_at: null }, { status: 201 })
  },
  removePasskey({ world, user, params }) {
    const key = world.passkeys.get(params.passkey ?? '')
    if (key?.user !== user.id) throw refusals.notFound()
    world.passkeys.remove(key.id)
    return undefined
  },

  twoFactor({ world, user, now }) {
    // An active key is not shown again: a stolen session must not reveal the second factor.
    if (user.two_factor?.enabled) return { qr_img: '', key_2fa: '', enabled: true }
    const secret = user.two_factor?.secret ?? newSecret(user, now())
    if (!user.two_factor) world.users.put(user.id, { ...user, two_factor: { secret, enabled: false } })
    return { qr_img: qrOf(user, secret), key_2fa: secret, enabled: false }
  },
  activateTwoFactor({ world, user }) {
    if (!user.two_factor?.verified) throw refusals.fields({ code: ['Verify a code of the key first.'] })
    world.users.put(user.id, { ...user, two_factor: { ...user.two_factor, enabled: true } })
    return Response.json({ enabled: true })
  },
  verifyTwoFactor({ world, user, request, now }) {
    const result = useCode(world, user, request.headers.get(CODE_HEADER), now())
    if (result !== 'accepted') throw refusals.fields({ code: [codeMessages[result]] })
    const checked = world.users.get(user.id)
    if (checked?.two_factor)
      world.users.put(user.id, { ...checked, two_factor: { ...checked.two_factor, verified: true } })
    return Response.json({ verified: true })
  },
  removeTwoFactor({ world, user }) {
    world.users.put(user.id, { ...user, two_factor: null })
    for (const device of world.devices.all()) if (device.user === user.id) world.devices.remove(device.id)
    return undefined
  },

  credentials: ({ user }) => user.oauth,
  renewCredentials({ world, user }) {
    const oauth = { client_id: randomHex(22), client_secret: randomHex(40) }
    world.users.put(user.id, { ...user, oauth })
    return oauth
  },
  roles: ({ world }) => world.roles.all(),

  tokenRequests: (req) => tokensOf(req, req.user.id),
  userTokens: (req) => tokensOf(req, userOfPath(req)),
  removeUserTokens(req) {
    const owner = userOfPath(req)
    for (const [token, row] of req.world.tokens.entries()) if (row.user === owner) req.world.tokens.remove(token)
    return undefined
  },
  removeUserToken(req) {
    const owner = userOfPath(req)
    const found = req.world.tokens
      .entries()
      .find(([, row]) => row.user === owner && String(row.id) === req.params.token)
    if (!found) throw refusals.notFound()
    req.world.tokens.remove(found[0])
    return undefined
  },

  devices: ({ world, user }) =>
    world.devices
      .all()
      .filter((device) => device.user === user.id)
      .map(({ user: _, uuid: __, ...device }) => device),
  removeDevice({ world, user, params }) {
    const device = world.devices.get(params.device ?? '')
    if (device?.user !== user.id) throw refusals.notFound()
    world.devices.remove(device.id)
    return undefined
  },

  addPreferences({ world, user, body }) {
    const known = world.preferences.find((row) => row.user === user.id)
    const id = known?.id ?? world.preferences.nextId()
    const row = world.preferences.put(id, { id, user: user.id, ...preferencesFrom(body) })
    return Response.json(row, { status: known ? 200 : 201 })
  },
  savePreferences({ world, user, body, params }) {
    const known = world.preferences.get(params.id ?? '')
    if (!known) throw refusals.notFound()
    if (known.user !== user.id) throw refusals.forbidden()
    return world.preferences.put(known.id, { ...known, ...preferencesFrom(body) })
  },

  ...sharedUrlAnswers,
})
