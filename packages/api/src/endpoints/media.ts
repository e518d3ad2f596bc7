import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, extension, filteredBy, gives, refreshes, takes } from '../call/call.ts'
import { listOf } from '../entities/List.ts'
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
    options: call('GET {company}/allowed_values/', gives(TranscodingOptions)),
    profiles: call('GET {company}/transcoding_profiles/', gives(array(TranscodingProfile))),
    profile: call('GET {company}/transcoding_profile/{profile}/', gives(TranscodingProfile), extension),
    addProfile: call('POST {company}/transcoding_profiles/', takes<NewTranscodingProfile>(), gives(TranscodingProfile)),
    // The path of one profile is in the singular, so its list is not derived from it.
    saveProfile: call(
      'PUT {company}/transcoding_profile/{profile}/',
      takes<NewTranscodingProfile>(),
      gives(TranscodingProfile),
      refreshes('media.profiles'),
    ),
    removeProfile: call('DELETE {company}/transcoding_profile/{profile}/', refreshes('media.profiles')),
    consumedMinutes: call(
      'GET {company}/transcoding/consumed_minutes/{?filters}',
      filteredBy<Required<Pick<TranscodingFilter, 'timestamp'>>>(),
      gives(ConsumedMinutes),
    ),
    jobs: call(
      'GET {company}/transcode/{?filters,offset,limit,search,output}',
      filteredBy<TranscodingFilter>(),
      gives(listOf(TranscodingJob)),
    ),
    job: call('GET {company}/transcode/{order}', gives(TranscodingOrder)),
    addJob: call('POST {company}/transcode/', takes<NewTranscodingOrder>(), gives(OrderReceipt)),
    requeue: call('POST {company}/transcode_requeue/{order}/', refreshes('media.jobs', 'media.job')),
  },
  { prefix: 'media' },
)
