import { status } from '../../endpoints/status.ts'
import { isoTime, refusals, type SandboxRequest, textField } from '../context.ts'
import { replies } from '../replies.ts'
import { statusIssues, statusServices } from '../world/texts.ts'

function addressFrom(req: SandboxRequest): string {
  const address = textField(req.body, 'email_address', 254)
  if (!address.includes('@')) throw refusals.fields({ email_address: ['Enter a valid email address.'] })
  return address.toLowerCase()
}

const success = <D>(data: D) => ({ status: 'success' as const, time: 0.01, flags: {}, data })

/** Staytus refuses with status 200. */
const refused = (status: string, data: object) => Response.json({ status, time: 0.01, flags: {}, data })

export const statusReplies = replies(status, {
  issues: ({ now, scenario, isLogged }) =>
    success(scenario === 'empty' || isLogged ? [] : statusIssues(now(), scenario)),
  services: ({ isLogged }) => success(isLogged ? [] : [...statusServices]),
  verify(req) {
    if (req.world.subscribers.get(addressFrom(req))) return success(true)
    return refused('not-found', { message: 'Couldn’t find Subscriber' })
  },
  subscribe(req) {
    const address = addressFrom(req)
    if (req.world.subscribers.get(address))
      return refused('validation-error', { errors: { email_address: ['has already been taken'] } })
    const subscriber = { email_address: address, verified_at: isoTime(req.now()) }
    req.world.subscribers.put(address, subscriber)
    return success(subscriber)
  },
  unsubscribe(req) {
    const address = addressFrom(req)
    const before = req.world.subscribers.get(address)
    req.world.subscribers.remove(address)
    return success(before ? [before] : [])
  },
})
