import { type Failure, failureText } from '@parapet/api'
import type { T } from '@parapet/ui'
import type authEn from '../../words/auth.en.ts'

/** One sentence about why the provider could not be asked; its own words where it had some. */
export function failureSentence(failure: Failure, t: T<typeof authEn>): string {
  switch (failure.kind) {
    case 'network':
    case 'cancelled':
      return t('failed.network')
    case 'timeout':
      return t('failed.timeout')
    case 'unexpected':
    case 'task':
      return t('failed.unexpected')
    case 'http': {
      const { status } = failure
      if (status === 429) return t('failed.tooMany')
      if (status >= 500) return t('failed.server', { status })
      return failureText(failure) ?? t('failed.refused', { status })
    }
  }
}
