import type { Call } from '../call/call.ts'

/** Why a call is not sent while staff act as somebody: it is that person's own affair, or control was not taken yet. */
export type Held = 'closed' | 'readOnly'

// What belongs to the person: passwords, second factors, keys, passkeys, where they are logged in, and how they pay.
const personal: ReadonlySet<string> = new Set([
  'auth.changePassword',
  'user.saveSelf',
  'user.passkeys',
  'user.passkeyOptions',
  'user.addPasskey',
  'user.removePasskey',
  'user.twoFactor',
  'user.activateTwoFactor',
  'user.removeTwoFactor',
  'user.verifyTwoFactor',
  'user.credentials',
  'user.renewCredentials',
  'user.tokenRequests',
  'user.devices',
  'user.removeDevice',
  'billing.info',
  'billing.saveInfo',
  'billing.payment',
  'billing.removeAccount',
  'billing.saveClientSolution',
])

// Ask something although they are not GET.
const questions: ReadonlySet<string> = new Set(['status.verify', 'sites.validate', 'statistics.revokeTask'])

/** Returns why a call is held back while acting as somebody; null if it may be sent. */
export function heldWhileActing(
  call: Pick<Call, 'name' | 'method' | 'host' | 'isFile'>,
  hasControl: boolean,
): Held | null {
  if (personal.has(call.name)) return 'closed'
  const isWrite = call.method !== 'GET' && call.host !== 'metrics' && !call.isFile && !questions.has(call.name)
  return isWrite && !hasControl ? 'readOnly' : null
}
