import { array, optional } from 'valibot'
import { area } from '../call/area.ts'
import { call, gives, header, quiet, refreshes, takes, takesForm } from '../call/call.ts'
import type { PreferencesPayload } from '../domain/preferences.ts'
import { Company } from '../entities/Company.ts'
import { Role } from '../entities/Role.ts'
import { Device, OauthKeys, Passkey, PasskeyCreation, TokenRequest, TwoFactorKey } from '../entities/Security.ts'
import { SharedUrl } from '../entities/SharedUrl.ts'
import { Group, User, UserPreferences } from '../entities/User.ts'
import { CODE_HEADER } from './auth.ts'

/** What users may change about themselves. */
export interface SelfUser {
  first_name: string
  last_name: string
  email?: string
}

/** The payload of a shared URL (§3); `temporal` marks one that expires. */
export interface NewSharedUrl {
  user: number
  preferences: string
  version: string
  temporal: boolean
  description: string
}

/** The logged-in user (§7, Auth and user). */
export const user = area('user', {
  current: call('GET v2 companies/current_user/', gives(User)),
  company: call('GET v2 companies/current_user/company/{id}', gives(Company)),
  groups: call('GET notifications/groups/', gives(array(Group))),
  saveSelf: call(
    'PUT companies/{company}/self_user/{user}',
    takes<SelfUser>(),
    refreshes('user.current', 'company.members'),
  ),

  passkeys: call('GET users/passkeys', gives(array(Passkey))),
  passkeyOptions: call('GET users/passkeys/register', gives(PasskeyCreation)),
  addPasskey: call(
    'POST users/passkeys/register',
    takesForm<{ passkeys: string; name: string }>(),
    refreshes('user.passkeys'),
  ),
  removePasskey: call('DELETE users/passkeys/{passkey}'),

  twoFactor: call('GET users/twofactorauth', gives(TwoFactorKey)),
  activateTwoFactor: call('POST users/twofactorauth', header(CODE_HEADER, 'code')),
  removeTwoFactor: call('DELETE users/twofactorauth'),
  verifyTwoFactor: call('POST users/twofactorauth/verify', header(CODE_HEADER, 'code'), refreshes('user.twoFactor')),

  credentials: call('GET users/credentials/', gives(OauthKeys)),
  renewCredentials: call('PUT users/credentials/', gives(OauthKeys)),
  roles: call('GET users/roles', gives(array(Role))),

  tokenRequests: call('GET users/tokenrequests', gives(array(TokenRequest))),
  userTokens: call('GET companies/{company}/users/{user}/tokenrequests', gives(array(TokenRequest))),
  removeUserTokens: call('DELETE companies/{company}/users/{user}/tokenrequests', refreshes('user.tokenRequests')),
  removeUserToken: call(
    'DELETE companies/{company}/users/{user}/tokenrequests/{token}',
    refreshes('user.tokenRequests'),
  ),

  devices: call('GET users/remembered_device', gives(array(Device))),
  removeDevice: call('DELETE users/remembered_device/{device}'),

  // Refreshes nothing: reading the preferences back after each change would undo the next one.
  addPreferences: call('POST users/dashboard_preferences', takes<PreferencesPayload>(), gives(UserPreferences), quiet),
  savePreferences: call(
    'PUT users/dashboard_preferences/{id}',
    takes<PreferencesPayload>(),
    gives(optional(UserPreferences)),
    quiet,
  ),

  sharedUrls: call('GET users/{user}/shared_url', gives(array(SharedUrl))),
  sharedUrl: call('GET users/{user}/shared_url/{id}', gives(SharedUrl)),
  addSharedUrl: call('POST users/{user}/shared_url', takes<NewSharedUrl>(), gives(SharedUrl)),
  saveSharedUrl: call('PUT users/{user}/shared_url/{id}', takes<NewSharedUrl>(), gives(SharedUrl)),
  removeSharedUrl: call('DELETE users/{user}/shared_url/{id}'),
})
