import { cache, provisioning, urlsOf } from '@parapet/api'
import type { ValueAction } from './valueAction.ts'

const kinds = ['path'] as const

/** What can be done with a path or a URL. */
export const pathActions: readonly ValueAction[] = [
  {
    key: 'action.purge',
    icon: 'purge',
    kinds,
    call: cache.invalidate,
    act: (seen) => ({ does: 'compose', page: 'invalidation', draft: 'purge.url', urls: urlsOf(seen) }),
  },
  {
    key: 'action.banFolder',
    icon: 'purge',
    kinds: ['folder'],
    call: cache.invalidate,
    // Only a ban has patterns.
    act: (seen) => ({
      does: 'compose',
      page: 'invalidation',
      draft: 'purge.url',
      query: { method: 'ban' },
      urls: urlsOf(seen),
    }),
  },
  {
    key: 'action.prefetch',
    icon: 'prefetch',
    kinds,
    call: cache.prefetch,
    act: (seen) => ({ does: 'compose', page: 'cachewarmup', draft: 'prefetch', urls: urlsOf(seen) }),
  },
  {
    key: 'action.cacheStatus',
    icon: 'layers',
    kinds,
    call: cache.status,
    act: (seen) => ({
      does: 'openUrl',
      page: 'invalidation',
      queryOf: (url) => ({ by: 'status', url }),
      urls: urlsOf(seen),
    }),
  },
  {
    key: 'action.traceConfig',
    icon: 'branch',
    kinds,
    call: provisioning.configs,
    act: (seen) => ({
      does: 'openUrl',
      page: 'autoprovisioning',
      queryOf: (url) => ({ tab: 'trace', url }),
      urls: urlsOf(seen),
    }),
  },
  {
    key: 'action.trace',
    icon: 'search',
    kinds,
    act: ({ value }, { board }) => (board ? { does: 'open', page: board, inspect: value } : null),
  },
]
