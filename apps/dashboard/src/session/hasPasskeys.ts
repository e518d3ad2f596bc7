/** Whether this browser can log in with a passkey at all. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && typeof navigator.credentials?.get === 'function'
}
