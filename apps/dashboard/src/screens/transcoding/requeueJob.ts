import { media, type TranscodingJob } from '@parapet/api'
import { write } from '../../resource/resource.ts'

/** Queues a failed job again. */
export const requeueJob = write(media.requeue, ({ id }: Pick<TranscodingJob, 'id'>) => ({ order: id }))
