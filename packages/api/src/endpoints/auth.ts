import { area } from '../call/area.ts'
import { anonymous, body, call, formBody, header, quiet, returns, withStatus } from '../call/call.ts'
import { PasskeyChallenge } from '../entities/Security.ts'
import { TokenResponse } from '../entities/Token.ts'
import { IpAnswer } from '../entities/User.ts'

/** The body of a login (§7); `uuid` is the SHA-256 of 'username:platform', `ip` is omitted if unknown. */
export interface LoginForm {
  username: string
  password: string
  client_id: string
  grant_type: 'password'
  uuid: string
  os: string
  browser: string
  ip?: string
}

/** The body of a passkey login: the browser's answer as JSON, and the same machine data as a password login. */
export interface PasskeyForm {
  passkeys: string
  client_id?: string
  uuid?: string
  os?: string
  browser?: string
  ip?: string
}

/** The header a second-factor code travels in (§7). */
export const CODE_HEADER = 'www-transparent-2fa'

/** Coming and going (§7, Auth). A login answers 202 instead of 200 when the password is weak (§4). */
export const auth = area('auth', {
  ip: call('GET ip/', returns(IpAnswer), anonymous),
  login: call(
    'POST oauth2/access_token/',
    formBody<LoginForm>(),
    header(CODE_HEADER, 'code'),
    returns(TokenResponse),
    withStatus,
    anonymous,
    quiet,
  ),
  revoke: call('POST core/revoke_token{?all}', formBody<{ token: string; client_id: string }>(), quiet),
  resetPassword: call('POST core/password/', body<{ username: string }>(), anonymous, quiet),
  confirmPassword: call('POST core/password/{uuid}', body<{ password: string }>(), anonymous, quiet),
  changePassword: call('PUT companies/change_password/', body<{ old_password: string; new_password: string }>(), quiet),
  passkeyChallenge: call('GET users/passkeys/auth', returns(PasskeyChallenge), anonymous),
  passkeyLogin: call(
    'POST users/passkeys/auth',
    formBody<PasskeyForm>(),
    returns(TokenResponse),
    withStatus,
    anonymous,
    quiet,
  ),
})
