import { type InferOutput, minValue, number, optional, pipe, string } from 'valibot'
import { loose } from './loose.ts'

/** The answer of a login (§3); `expires_in` in seconds. */
export const TokenResponse = loose({
  access_token: string(),
  expires_in: pipe(number(), minValue(0)),
  token_type: optional(string(), 'Bearer'),
  refresh_token: optional(string()),
})
export type TokenResponse = InferOutput<typeof TokenResponse>

/** Creates a token answer for the sandbox, stories and tests, valid for ten hours. */
export function makeTokenResponse(over: Partial<TokenResponse> = {}): TokenResponse {
  return { access_token: '58530ad8f187', expires_in: 36_000, token_type: 'Bearer', ...over }
}
