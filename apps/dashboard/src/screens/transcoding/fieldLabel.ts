import type { TranscodingDraft } from '@parapet/api'
import type { T } from '@parapet/ui'
import type en from './transcodingWizard.en.ts'

type WizardT = T<typeof en>

const isS3 = (url: string | undefined): boolean => /^s3:/i.test(url?.trim() ?? '')

function placeLabel(field: string | undefined, url: string | undefined, urlLabel: string, t: WizardT): string {
  if (field === 'user') return t(isS3(url) ? 'accessKey' : 'user')
  if (field === 'password') return t(isS3(url) ? 'secretKey' : 'password')
  return urlLabel
}

const thumbnailFields = {
  filename: 'filename',
  label: 'label',
  width: 'width',
  height: 'height',
  time: 'time',
} as const
const drmFields = {
  encryption_scheme: 'drm.scheme',
  key: 'drm.key',
  key_id: 'drm.keyId',
  key_iv: 'drm.iv',
  pssh: 'drm.pssh',
} as const

function versionLabel(field: string | undefined, rest: readonly string[], t: WizardT): string {
  if (field !== 'thumbnails') return t(field === 'profile_id' ? 'profile' : field === 'filename' ? 'filename' : 'label')
  const [place, name = ''] = rest
  const label = labelOf(thumbnailFields, name)
  const thumbnail = t('thumbnail', { n: Number(place) + 1 })
  return label ? `${thumbnail}, ${t(label)}` : thumbnail
}

const labelOf = <L extends string>(labels: Readonly<Record<string, L>>, name: string): L | undefined =>
  Object.hasOwn(labels, name) ? labels[name] : undefined

/** The label of the field at a path, with its place in its list: 'Destination 2, Password'. */
export function fieldLabel(path: string, draft: TranscodingDraft, t: WizardT): string {
  const [part, place, field, ...rest] = path.split('.')
  const n = Number(place) + 1
  switch (part) {
    case 'origin':
      return placeLabel(place, draft.origin.url, t('source.url'), t)
    case 'destinations':
      return place === undefined
        ? t('step.destinations')
        : `${t('destination', { n })}, ${placeLabel(field, draft.destinations[n - 1]?.url, t('destination.url'), t)}`
    case 'jobs':
      return place === undefined ? t('step.jobs') : `${t('version', { n })}, ${versionLabel(field, rest, t)}`
    case 'drm': {
      const label = labelOf(drmFields, field ?? '')
      return label ? `${t('drm')}, ${t(label)}` : t('drm')
    }
    case 'notifications':
      return `${t('notification', { n })}, ${t(field === 'call' ? 'call' : 'email')}`
    default:
      return t('priority')
  }
}
