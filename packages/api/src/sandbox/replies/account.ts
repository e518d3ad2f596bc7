import { object } from 'valibot'
import type { Passkey } from '../../entities/Security.ts'
import { bodyAs, text } from '../body.ts'
import { randomHex, refusals, type SandboxRequest } from '../context.ts'
import { mustMeet } from '../permissions.ts'
import { callsOf } from '../publicCalls.ts'
import { replies } from '../replies.ts'
import type { PasskeyRecord } from '../world/records.ts'
import { memberOf } from './members.ts'

function ownPasskey({ world, user, params }: SandboxRequest): PasskeyRecord {
  const key = world.passkeys.get(params.passkey ?? '')
  if (key?.user !== user.id) throw refusals.notFound()
  return key
}

const passkeyAnswer = ({ id, name, created_at, last_used_at }: PasskeyRecord): Passkey => ({
  id,
  name,
  created_at,
  last_used_at,
})

export const accountReplies = replies(callsOf('account'), {
  passkey: (req) => passkeyAnswer(ownPasskey(req)),
  renamePasskey(req) {
    const key = ownPasskey(req)
    const { name } = bodyAs(req.body, object({ name: text(100) }))
    return passkeyAnswer(req.world.passkeys.put(key.id, { ...key, name }))
  },
  forgetDevices({ world, user }) {
    for (const device of world.devices.all()) if (device.user === user.id) world.devices.remove(device.id)
    return undefined
  },
  createCredentials({ world, user }) {
    const oauth = { client_id: randomHex(22), client_secret: randomHex(40) }
    world.users.put(user.id, { ...user, oauth })
    return Response.json(oauth, { status: 201 })
  },
  credentialsFor(req) {
    if (String(req.user.id) === req.params.user) return req.user.oauth
    mustMeet([{ kind: 'role', role: 'userManager' }], req)
    const { user } = memberOf(req)
    if (user.is_staff && !req.user.is_staff) throw refusals.forbidden()
    return user.oauth
  },
})
