import { area } from '../call/area.ts'
import { call, extension, gives, refreshes, takes } from '../call/call.ts'
import { OauthKeys, Passkey } from '../entities/Security.ts'

/** Public calls for a user's own login beyond §7. */
export const account = area('account', {
  passkey: call('GET users/passkeys/{passkey}/', gives(Passkey), extension),
  renamePasskey: call(
    'PATCH users/passkeys/{passkey}/',
    takes<{ name: string }>(),
    gives(Passkey),
    refreshes('user.passkeys'),
    extension,
  ),
  /** All of them at once. */
  forgetDevices: call('DELETE users/remembered_device/', refreshes('user.devices'), extension),
  /** Replaces the OAuth keys, as `user.renewCredentials` creates them. */
  createCredentials: call('POST users/credentials/', gives(OauthKeys), refreshes('user.credentials'), extension),
  /** The OAuth keys of a company's user, for whoever manages its users; created if missing. */
  credentialsFor: call('GET companies/oauth/create/{company}/{user}/', gives(OauthKeys), extension),
})
