import { optional } from 'valibot'
import { area } from '../call/area.ts'
import { body, call, formBody, header, quiet, refreshes, returns } from '../call/call.ts'
import type { PreferencesPayload } from '../domain/preferences.ts'
import { Company } from '../entities/Company.ts'
import { Role } from '../entities/Role.ts'
import { rows } from '../entities/rows.ts'
import { Device, OauthKeys, Passkey, PasskeyCreation, TokenRequest, TwoFactorKey } from '../entities/Security.ts'
import { SharedUrl } from '../entities/SharedUrl.ts'
import { Group, User, UserPreferences } from '../entities/User.ts'
import { CODE_HEADER } from './auth.ts'

/** The fields users may change about themselves. */
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
  current: call('GET v2 companies/current_user/', returns(User)),
  company: call('GET v2 companies/current_user/company/{id}', returns(Company)),
  groups: call('GET notifications/groups', returns(rows(Group))),
  saveSelf: call(
    'PUT companies/{company}/self_user/{user}',
    body<SelfUser>(),
    refreshes('user.current', 'company.members'),
  ),

  passkeys: call('GET users/passkeys', returns(rows(Passkey))),
  passkeyOptions: call('GET users/passkeys/register', returns(PasskeyCreation)),
  addPasskey: call(
    'POST users/passkeys/register',
    formBody<{ passkeys: string; name: string }>(),
    refreshes('user.passkeys'),
  ),
  removePasskey: call('DELETE users/passkeys/{passkey}'),

  twoFactor: call('GET users/twofactorauth', returns(TwoFactorKey)),
  /** Turns it on, after `verifyTwoFactor` has accepted a code of the new key. */
  activateTwoFactor: call('POST users/twofactorauth', refreshes('company.members')),
  removeTwoFactor: call('DELETE users/twofactorauth', refreshes('company.members')),
  /** Checks a code of the key; does not turn it on. */
  verifyTwoFactor: call('POST users/twofactorauth/verify', header(CODE_HEADER, 'code'), quiet),

  credentials: call('GET users/credentials/', returns(OauthKeys)),
  renewCredentials: call('PUT users/credentials/', returns(OauthKeys)),
  roles: call('GET users/roles', returns(rows(Role))),

  tokenRequests: call('GET users/tokenrequests', returns(rows(TokenRequest))),
  userTokens: call('GET companies/{company}/users/{user}/tokenrequests', returns(rows(TokenRequest))),
  removeUserTokens: call(
    'DELETE companies/{company}/users/{user}/tokenrequests',
    refreshes('user.tokenRequests', 'user.userTokens'),
  ),
  removeUserToken: call(
    'DELETE companies/{company}/users/{user}/tokenrequests/{token}',
    refreshes('user.tokenRequests', 'user.userTokens'),
  ),

  devices: call('GET users/remembered_device', returns(rows(Device))),
  removeDevice: call('DELETE users/remembered_device/{device}'),

  // Refreshes nothing: reading the preferences back after each change would undo the next one.
  addPreferences: call('POST users/dashboard_preferences', body<PreferencesPayload>(), returns(UserPreferences), quiet),
  savePreferences: call(
    'PUT users/dashboard_preferences/{id}',
    body<PreferencesPayload>(),
    returns(optional(UserPreferences)),
    quiet,
  ),

  sharedUrls: call('GET users/{user}/shared_url', returns(rows(SharedUrl))),
  sharedUrl: call('GET users/{user}/shared_url/{id}', returns(SharedUrl)),
  addSharedUrl: call('POST users/{user}/shared_url', body<NewSharedUrl>(), returns(SharedUrl)),
  saveSharedUrl: call('PUT users/{user}/shared_url/{id}', body<NewSharedUrl>(), returns(SharedUrl)),
  removeSharedUrl: call('DELETE users/{user}/shared_url/{id}'),
})
