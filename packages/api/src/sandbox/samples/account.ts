import type { auth } from '../../endpoints/auth.ts'
import type { user } from '../../endpoints/user.ts'
import { personaPassword } from '../world/personas.ts'
import type { SamplesOf } from './SamplesOf.ts'

const never = 4_000_000_000
const preferences = { user: 1, preferences: '{}', version: '4.4.6', temporal: false, timezone: 'default' }
const shared = { user: 1, preferences: '{}', version: '4.4.6', temporal: false, description: 'Look at this' }

/** A good request of every row. */
export const authSamples: SamplesOf<typeof auth> = {
  ip: {},
  login: {
    body: {
      username: 'admin',
      password: personaPassword,
      client_id: 'dashboard',
      grant_type: 'password',
      uuid: 'u',
      os: 'Linux',
      browser: 'Firefox',
    },
    lenient: ['client_id', 'uuid', 'os', 'browser'],
  },
  revoke: { body: { token: 'unknown', client_id: 'dashboard' }, lenient: ['client_id'], takesNothing: true },
  resetPassword: { body: { username: 'viewer' } },
  confirmPassword(world) {
    world.resets.load('5a5a', { user: 2, expires_at: never })
    return { params: { uuid: '5a5a' }, body: { password: 'Better-2026' } }
  },
  changePassword: { body: { old_password: personaPassword, new_password: 'Better-2026' } },
  passkeyChallenge: {},
  passkeyLogin: { body: { passkeys: '{"id":"x"}' }, answers: 401 },
}

/** A good request of every row. */
export const accountSamples: SamplesOf<typeof user> = {
  current: {},
  company: { params: { id: 300 } },
  groups: {},
  saveSelf: { params: { user: 1 }, body: { first_name: 'Ada', last_name: 'Moreno' }, takesNothing: true },

  passkeys: {},
  passkeyOptions: {},
  addPasskey: { body: { passkeys: '{"id":"x"}', name: 'Key' }, answers: 400, lenient: ['name'] },
  removePasskey(world) {
    world.passkeys.load('k1', {
      id: 'k1',
      user: 1,
      name: 'Laptop',
      created_at: '2026-05-01T09:00:00Z',
      last_used_at: null,
      public_key: '',
      counter: 0,
      transports: [],
    })
    return { params: { passkey: 'k1' } }
  },

  twoFactor: { leavesTraces: true },
  activateTwoFactor: { answers: 400 },
  removeTwoFactor: {},
  verifyTwoFactor: { params: { code: '000000' }, answers: 400 },

  credentials: {},
  renewCredentials: {},
  roles: {},

  tokenRequests: {},
  userTokens: { params: { user: 1 } },
  removeUserTokens: { params: { user: 2 } },
  removeUserToken(world) {
    const login = { user: 2, created_at: 0, expires_at: never, os: '', browser: '', ip: '', uuid: '' }
    world.tokens.load('sample', { id: 9000, ...login })
    return { params: { user: 2, token: 9000 } }
  },

  devices: {},
  removeDevice(world) {
    world.devices.load('1', {
      id: 1,
      user: 1,
      uuid: 'u',
      os: '',
      browser: '',
      ip: null,
      created_at: null,
      last_login: null,
      expires_at: null,
    })
    return { params: { device: 1 } }
  },

  addPreferences: { body: preferences, lenient: ['user', 'temporal'] },
  savePreferences(world) {
    world.preferences.load('1', { id: 1, ...preferences })
    return { params: { id: 1 }, body: preferences, lenient: ['user', 'temporal'] }
  },

  sharedUrls: { params: { user: 1 } },
  sharedUrl(world) {
    world.shared_urls.load('1', { id: 1, owner: 1, created_at: null, ...shared })
    return { params: { user: 1, id: 1 } }
  },
  addSharedUrl: { params: { user: 1 }, body: shared, lenient: ['user', 'temporal'] },
  saveSharedUrl: { params: { user: 1, id: 1 }, body: shared, lenient: ['user', 'temporal'] },
  removeSharedUrl: { params: { user: 1, id: 1 } },
}
