import { media, type TranscodingJob } from '@parapet/api'
import { write } from '../../kit/resource/resource.ts'

/** Queues a failed job again. */
export const requeueJob = write(media.requeue, ({ id }: Pick<TranscodingJob, 'id'>) => ({ order: id }))
