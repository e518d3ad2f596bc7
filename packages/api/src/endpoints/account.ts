import { area } from '../call/area.ts'
import { call, extension, gives, refreshes, takes } from '../call/call.ts'
import { OauthKeys, Passkey } from '../entities/Security.ts'

/** What people may do about their own login beyond §7: the public calls that `user` does without. */
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
  /** New keys in the place of the old, as `user.renewCredentials` makes them. */
  createCredentials: call('POST users/credentials/', gives(OauthKeys), refreshes('user.credentials'), extension),
  /** The keys of somebody of the company, for whoever manages its users; made when there are none. */
  credentialsFor: call('GET companies/oauth/create/{company}/{user}/', gives(OauthKeys), extension),
})
