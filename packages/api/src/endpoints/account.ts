import { area } from '../call/area.ts'
import { body, call, extension, refreshes, returns } from '../call/call.ts'
import { OauthKeys, Passkey } from '../entities/Security.ts'

/** Public calls for a user's own login beyond §7. */
export const account = area('account', {
  passkey: call('GET users/passkeys/{passkey}/', returns(Passkey), extension),
  renamePasskey: call(
    'PATCH users/passkeys/{passkey}/',
    body<{ name: string }>(),
    returns(Passkey),
    refreshes('user.passkeys'),
    extension,
  ),
  /** All of them at once. */
  forgetDevices: call('DELETE users/remembered_device/', refreshes('user.devices'), extension),
  /** Replaces the OAuth keys, as `user.renewCredentials` creates them. */
  createCredentials: call('POST users/credentials/', returns(OauthKeys), refreshes('user.credentials'), extension),
  /** The OAuth keys of a company's user, for whoever manages its users; created if missing. */
  credentialsFor: call('GET companies/oauth/create/{company}/{user}/', returns(OauthKeys), extension),
})
