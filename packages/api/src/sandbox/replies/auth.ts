import { auth, CODE_HEADER } from '../../endpoints/auth.ts'
import {
  addressOf,
  isoTime,
  newToken,
  Refusal,
  randomHex,
  refusals,
  type SandboxContext,
  type SandboxRequest,
  textField,
} from '../context.ts'
import { replies } from '../replies.ts'
import type { UserRecord } from '../world/records.ts'
import { userNamed } from '../world/userNamed.ts'
import { checkPasskeyLogin, passkeyChallenge } from './passkeys.ts'
import { isPassword, isWeak, keptPassword, weakPasswordMessage } from './passwords.ts'
import { codeMessages, useCode } from './twoFactor.ts'

const daySeconds = 86_400

const optionalText = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '')

function loginFacts({ body, request }: Pick<SandboxRequest, 'request'> & { body: object }) {
  const sent = body as Record<string, unknown>
  return {
    os: optionalText(sent.os),
    browser: optionalText(sent.browser),
    ip: optionalText(sent.ip) || addressOf(request),
    uuid: optionalText(sent.uuid),
  }
}

function rememberDevice({ world, now }: SandboxContext, user: UserRecord, facts: ReturnType<typeof loginFacts>) {
  const known = world.devices.find((device) => device.user === user.id && device.uuid === facts.uuid)
  const id = known?.id ?? world.devices.nextId()
  world.devices.put(id, {
    id,
    user: user.id,
    created_at: known?.created_at ?? isoTime(now()),
    last_login: isoTime(now()),
    expires_at: isoTime(now() + 30 * daySeconds),
    ...facts,
  })
}

async function passwordLogin(req: SandboxRequest): Promise<Response> {
  const name = textField(req.body, 'username', 254)
  const password = textField(req.body, 'password', 4096)
  const user = userNamed(req.world, name)
  if (!user || !(await isPassword(user, password))) {
    throw new Refusal(401, { detail: 'Invalid credentials given.' })
  }
  const facts = loginFacts(req)
  if (user.two_factor?.enabled) {
    const code = req.request.headers.get(CODE_HEADER)
    if (!code) throw new Refusal(401, { detail: '2fa_required' })
    const result = useCode(req.world, user, code, req.now())
    if (result !== 'accepted') throw new Refusal(401, { detail: codeMessages[result] })
    rememberDevice(req, user, facts)
  }
  // §4: 202 means a weak password.
  return Response.json(newToken(req, user, facts), { status: isWeak(password) ? 202 : 200 })
}

function basicCredentials(request: Request): [string, string] | undefined {
  const [, encoded] = /^Basic +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (!encoded) return undefined
  try {
    const [id = '', secret = ''] = atob(encoded).split(':', 2)
    return [id, secret]
  } catch {
    return undefined
  }
}

function machineLogin(req: SandboxRequest): Response {
  const sent = { ...Object.fromEntries(req.query), ...req.body } as Record<string, unknown>
  const [id, secret] = basicCredentials(req.request) ?? [sent.client_id, sent.client_secret]
  const user = req.world.users.find(({ oauth }) => oauth.client_id === id && oauth.client_secret === secret)
  if (!user) throw new Refusal(401, { error: 'invalid_client', detail: 'Invalid client credentials.' })
  return Response.json(newToken(req, user, { ...loginFacts(req), is_key: true }))
}

async function login(req: SandboxRequest): Promise<Response> {
  const { grant_type = req.query.get('grant_type') } = req.body as { grant_type?: unknown }
  if (grant_type === 'client_credentials') return machineLogin(req)
  if (grant_type === 'password') return passwordLogin(req)
  if (!grant_type) throw refusals.fields({ grant_type: ['This field is required.'] })
  throw new Refusal(400, { error: 'unsupported_grant_type', detail: 'Unsupported grant type.' })
}

export const authReplies = replies(auth, {
  ip: ({ request }) => ({ ip: addressOf(request), country: 'ES' }),
  login,
  revoke(req) {
    const isAll = req.query.get('all') === 'true'
    if (isAll) {
      for (const [token, row] of req.world.tokens.entries())
        if (row.user === req.user.id) req.world.tokens.remove(token)
      return Response.json({})
    }
    // Without a body, the token of the request itself.
    const token = Object.keys(req.body).length === 0 ? (req.token ?? '') : textField(req.body, 'token')
    const row = req.world.tokens.get(token)
    if (row && row.user !== req.user.id) throw refusals.forbidden()
    req.world.tokens.remove(token)
    return Response.json({})
  },
  resetPassword({ body, world, now, request }) {
    const name = textField(body, 'username', 254)
    const user = userNamed(world, name)
    if (user) {
      const uuid = randomHex(32)
      world.resets.put(uuid, { user: user.id, expires_at: now() + daySeconds })
      const id = world.mails.nextId()
      world.mails.put(id, {
        id,
        to: user.email,
        subject: 'Reset your password',
        text: `${new URL(request.url).origin}/auth/password/${uuid}`,
        sent_at: isoTime(now()),
      })
    }
    // The same for unknown names: the answer must not reveal them.
    return Response.json({ detail: 'If the account exists, an email has been sent.' })
  },
  async confirmPassword({ body, params, world, now }) {
    const uuid = params.uuid ?? ''
    const reset = world.resets.get(uuid)
    const user = reset && world.users.get(reset.user)
    if (!reset || !user || reset.expires_at <= now()) throw refusals.notFound()
    const password = textField(body, 'password', 4096)
    if (isWeak(password)) throw refusals.fields({ password: [weakPasswordMessage] })
    world.users.put(user.id, { ...user, password: await keptPassword(password) })
    world.resets.remove(uuid)
    return Response.json({ detail: 'Password changed.' })
  },
  async changePassword({ body, user, world }) {
    const old = textField(body, 'old_password', 4096)
    const next = textField(body, 'new_password', 4096)
    if (!(await isPassword(user, old))) throw refusals.fields({ old_password: ['Invalid password.'] })
    if (isWeak(next)) throw refusals.fields({ new_password: [weakPasswordMessage] })
    world.users.put(user.id, { ...user, password: await keptPassword(next) })
    return Response.json({ detail: 'Password changed.' })
  },
  passkeyChallenge: async (req) => Response.json(await passkeyChallenge(req)),
  async passkeyLogin(req) {
    const user = await checkPasskeyLogin(req, textField(req.body, 'passkeys', 20_000))
    return Response.json(newToken(req, user, loginFacts(req)))
  },
})
