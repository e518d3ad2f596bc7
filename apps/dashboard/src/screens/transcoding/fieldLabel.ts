import type { TranscodingDraft } from '@parapet/api'
import type { T } from '@parapet/ui'
import type en from '../../words/transcodingWizard.en.ts'

type WizardT = T<typeof en>

const isS3 = (url: string | undefined): boolean => /^s3:/i.test(url?.trim() ?? '')

function placeLabel(field: string | undefined, url: string | undefined, urlLabel: string, t: WizardT): string {
  if (field === 'user') return t(isS3(url) ? 'accessKey' : 'user')
  if (field === 'password') return t(isS3(url) ? 'secretKey' : 'password')
  return urlLabel
}

/** The label of the field at a path, with its place in its list: 'Destination 2, Password'. */
export function fieldLabel(path: string, draft: TranscodingDraft, t: WizardT): string {
  const [part, place, field] = path.split('.')
  const n = Number(place) + 1
  switch (part) {
    case 'origin':
      return placeLabel(place, draft.origin.url, t('source.url'), t)
    case 'destinations':
      return place === undefined
        ? t('step.destinations')
        : `${t('destination', { n })}, ${placeLabel(field, draft.destinations[n - 1]?.url, t('destination.url'), t)}`
    case 'jobs':
      return place === undefined
        ? t('step.jobs')
        : `${t('version', { n })}, ${t(field === 'profile_id' ? 'profile' : field === 'filename' ? 'filename' : 'label')}`
    case 'notifications':
      return `${t('notification', { n })}, ${t(field === 'call' ? 'call' : 'email')}`
    default:
      return t('priority')
  }
}
