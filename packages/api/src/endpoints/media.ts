import { area } from '../call/area.ts'
import { body, call, filteredBy, needsService, refreshes, returns } from '../call/call.ts'
import { listOf } from '../entities/List.ts'
import { rows } from '../entities/rows.ts'
import {
  ConsumedMinutes,
  type NewTranscodingOrder,
  type NewTranscodingProfile,
  OrderReceipt,
  TranscodingJob,
  TranscodingOptions,
  TranscodingOrder,
  TranscodingProfile,
  type TranscodingState,
} from '../entities/Transcoding.ts'

/** The filter of transcoding jobs; times are `YYYY-MM-DD HH:MM:SS` in UTC, or epoch seconds. */
export interface TranscodingFilter {
  timestamp?: { from: string; to: string }
  status?: TranscodingState
  order_id?: string
  profile_name?: string
}

/** Making videos (§7, Transcoding). */
export const media = area(
  'media',
  {
    options: call('GET {company}/allowed_values', returns(TranscodingOptions)),
    profiles: call('GET {company}/transcoding_profiles', returns(rows(TranscodingProfile))),
    addProfile: call(
      'POST {company}/transcoding_profiles/',
      body<NewTranscodingProfile>(),
      returns(TranscodingProfile),
    ),
    // The path of one profile is in the singular, so its list is not derived from it.
    saveProfile: call(
      'PUT {company}/transcoding_profile/{profile}/',
      body<NewTranscodingProfile>(),
      returns(TranscodingProfile),
      refreshes('media.profiles'),
    ),
    removeProfile: call('DELETE {company}/transcoding_profile/{profile}/', refreshes('media.profiles')),
    consumedMinutes: call(
      'GET {company}/transcoding/consumed_minutes/{?filters}',
      filteredBy<Required<Pick<TranscodingFilter, 'timestamp'>>>(),
      returns(ConsumedMinutes),
    ),
    jobs: call(
      'GET {company}/transcode/{?filters,offset,limit,search,output}',
      filteredBy<TranscodingFilter>(),
      returns(listOf(TranscodingJob)),
    ),
    job: call('GET {company}/transcode/{order}', returns(TranscodingOrder)),
    addJob: call('POST {company}/transcode', body<NewTranscodingOrder>(), returns(OrderReceipt)),
    requeue: call('POST {company}/transcode_requeue/{order}', refreshes('media.jobs', 'media.job')),
  },
  { prefix: 'media', needs: needsService('transcoding') },
)
