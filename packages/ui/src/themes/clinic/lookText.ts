import type { Look } from './difference.ts'
import { choices } from './draft.ts'
import type { ClinicT } from './reportText.ts'

/** Returns the name of a field that is not a colour, with its group where the name alone would not say what it is of. */
export function lookName(look: Look, t: ClinicT): string {
  switch (look) {
    case 'fonts':
      return t('part.faces')
    case 'cornerButton':
    case 'cornerCard':
    case 'cornerInput':
      return `${t('part.corners')}: ${t(`field.${look}`)}`
    case 'logoWidth':
    case 'logoHeight':
      return `${t('field.logo')}: ${t(`field.${look}`)}`
    default:
      return t(`field.${look}`)
  }
}

/** Returns the value of such a field as the form words it; a dash for an empty one. */
export function lookValue(look: Look, value: string, t: ClinicT): string {
  if (look === 'radius' || look === 'rail' || look === 'pattern') {
    const labels = {
      radius: choices.radius.map((one) => [one, t(`field.radius.${one}`)] as const),
      rail: choices.rail.map((one) => [one, t(`field.rail.${one}`)] as const),
      pattern: choices.pattern.map((one) => [one, t(`field.pattern.${one}`)] as const),
    }
    return labels[look].find(([one]) => one === value)?.[1] ?? value
  }
  return value || '—'
}
