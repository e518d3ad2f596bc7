import { type CertificateState, expiryUrgency } from '@parapet/api'
import type { T } from '@parapet/ui'
import type { RowStatus } from '../../kit/resource/columns.tsx'
import type en from './certificates.en.ts'

/** The colours of an expiry, by its urgency. */
export const urgencyTones = { none: 'good', low: 'info', medium: 'watch', high: 'bad' } as const

/** Returns the state of a row in words, coloured from 30, 14 and 7 days before the expiry. */
export function certificateStatus(state: CertificateState, t: T<typeof en>): RowStatus {
  switch (state.kind) {
    case 'valid':
      return { tone: urgencyTones[expiryUrgency(state.days)], label: t('state.valid', { days: state.days }) }
    case 'expired':
      return { tone: 'bad', label: t('state.expired', { days: state.days }) }
    case 'failed':
      return { tone: 'bad', label: t('state.failed') }
    case 'unknown':
      return { tone: 'quiet', label: t('state.unknown') }
    default: {
      const label = t(`state.${state.kind}`)
      return state.isLate ? { tone: 'watch', label: t('state.late', { state: label }) } : { tone: 'info', label }
    }
  }
}

/** The states of the filter. */
export const stateFilters: Readonly<Record<string, (state: CertificateState) => boolean>> = {
  valid: ({ kind }) => kind === 'valid',
  expiring: (state) => state.kind === 'valid' && expiryUrgency(state.days) !== 'none',
  expired: ({ kind }) => kind === 'expired',
  open: ({ kind }) => kind === 'requested' || kind === 'waitingDns',
  failed: ({ kind }) => kind === 'failed',
}
