import { drmSchemes, type NewDrm, type NewThumbnail } from '../entities/Transcoding.ts'

/** The form values of a picture taken from a version. Numbers are null while empty, NaN while invalid. */
export interface ThumbnailDraft {
  filename: string
  label: string
  /** In pixels. */
  width: number | null
  height: number | null
  /** The moment of the picture, in seconds. */
  time: number | null
}

/** The form values of the encryption of all versions. */
export interface DrmDraft {
  encryption_scheme: string
  key: string
  key_id: string
  key_iv: string
  pssh: string
}

/** The initial form values of a thumbnail. */
export const emptyThumbnail: ThumbnailDraft = { filename: '', label: '', width: null, height: null, time: null }
/** The initial form values of the encryption. */
export const emptyDrm: DrmDraft = { encryption_scheme: 'cbcs', key: '', key_id: '', key_iv: '', pssh: '' }

/** The limits of a thumbnail's sides, px. */
export const thumbnailSides = [16, 8192] as const

const MOST_SECONDS = 86_400
const MOST_PSSH = 10_000
const HEX_32 = /^[0-9a-f]{32}$/i

/** A problem of a thumbnail or of the encryption. */
export type ExtraProblem = 'thumbnailSide' | 'time' | 'hex32' | 'pssh' | 'scheme'

/** Returns the problems of a thumbnail's numbers by field. */
export function thumbnailProblems({
  width,
  height,
  time,
}: ThumbnailDraft): readonly (readonly [string, ExtraProblem])[] {
  const [least, most] = thumbnailSides
  const isSide = (side: number | null) => side !== null && Number.isInteger(side) && side >= least && side <= most
  return [
    ...(isSide(width) ? [] : [['width', 'thumbnailSide'] as const]),
    ...(isSide(height) ? [] : [['height', 'thumbnailSide'] as const]),
    ...(time !== null && time >= 0 && time <= MOST_SECONDS ? [] : [['time', 'time'] as const]),
  ]
}

/** Returns the problems of the encryption by field. */
export function drmProblems(drm: DrmDraft): readonly (readonly [string, ExtraProblem])[] {
  const isScheme = drmSchemes.some((scheme) => scheme === drm.encryption_scheme)
  return [
    ...(isScheme ? [] : [['encryption_scheme', 'scheme'] as const]),
    ...(HEX_32.test(drm.key.trim()) ? [] : [['key', 'hex32'] as const]),
    ...(HEX_32.test(drm.key_id.trim()) ? [] : [['key_id', 'hex32'] as const]),
    ...(drm.key_iv.trim() === '' || HEX_32.test(drm.key_iv.trim()) ? [] : [['key_iv', 'hex32'] as const]),
    ...(drm.pssh.length <= MOST_PSSH && !/\s/.test(drm.pssh.trim()) ? [] : [['pssh', 'pssh'] as const]),
  ]
}

/** The body of a thumbnail; the provider documents its sides as texts. */
export const thumbnailBody = ({ filename, label, width, height, time }: ThumbnailDraft): NewThumbnail => ({
  filename: filename.trim(),
  label: label.trim(),
  width: String(width ?? ''),
  height: String(height ?? ''),
  time: time ?? 0,
})

/** The body of the encryption, without the values that are empty. */
export function drmBody(drm: DrmDraft): NewDrm {
  const [key_iv, pssh] = [drm.key_iv.trim(), drm.pssh.trim()]
  return {
    key: drm.key.trim(),
    key_id: drm.key_id.trim(),
    ...(key_iv && { key_iv }),
    ...(pssh && { pssh }),
    encryption_scheme: drm.encryption_scheme,
  }
}
