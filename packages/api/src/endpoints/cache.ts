import { area } from '../call/area.ts'
import { body, call, extension, needsService, refreshes, returns } from '../call/call.ts'
import {
  CacheStatus,
  Invalidation,
  InvalidationReceipt,
  type NewInvalidation,
  type NewTagInvalidation,
  Prefetch,
  PrefetchReceipt,
  TagInvalidation,
  TagReceipt,
} from '../entities/Cache.ts'
import { listOf } from '../entities/List.ts'

/** Taking things out of the cache and putting them in (§7, Invalidation and Prefetch). */
export const cache = area(
  'cache',
  {
    invalidations: call('GET {company}/invalidate/{?offset,limit,search,output}', returns(listOf(Invalidation))),
    invalidate: call('POST {company}/invalidate/', body<NewInvalidation>(), returns(InvalidationReceipt)),
    tagInvalidations: call(
      'GET {company}/tag_invalidate/{?offset,limit,search,output}',
      returns(listOf(TagInvalidation)),
    ),
    invalidateTags: call('POST {company}/tag_invalidate/', body<NewTagInvalidation>(), returns(TagReceipt)),
    /** Does an invalidation once more; `kind` is invalidate or tag_invalidate. */
    again: call(
      'POST {company}/refetch/{kind}/{invalidation}/',
      refreshes('cache.invalidations', 'cache.tagInvalidations'),
      extension,
    ),
    prefetches: call(
      'GET {company}/prefetch/{?offset,limit,search}',
      returns(listOf(Prefetch)),
      needsService('cachewarmup'),
    ),
    prefetch: call(
      'POST {company}/prefetch/',
      body<{ urls: string[] }>(),
      returns(PrefetchReceipt),
      needsService('cachewarmup'),
    ),
    status: call(
      'GET {company}/cachestatus/{?url}',
      returns(CacheStatus),
      needsService('invalidation', 'cachewarmup'),
      extension,
    ),
  },
  { prefix: 'companies', needs: needsService('invalidation') },
)
