import type { Vision } from '@parapet/ui/clinic'
import type { ToolbarChoice } from './toolbar.ts'

const filterId = 'parapet-vision'
const svg = 'http://www.w3.org/2000/svg'
let currentVision: Vision = 'usual'

async function applyVision(vision: Vision): Promise<void> {
  if (vision === currentVision) return
  currentVision = vision
  const { colorMatrixOf } = await import('@parapet/ui/clinic')
  if (vision !== currentVision) return
  document.getElementById(filterId)?.parentElement?.remove()
  const root = document.documentElement
  root.style.filter = vision === 'usual' ? '' : `url(#${filterId})`
  if (vision === 'usual') return
  const picture = document.createElementNS(svg, 'svg')
  const filter = document.createElementNS(svg, 'filter')
  const matrix = document.createElementNS(svg, 'feColorMatrix')
  picture.setAttribute('aria-hidden', 'true')
  picture.setAttribute('width', '0')
  picture.setAttribute('height', '0')
  picture.style.position = 'absolute'
  filter.id = filterId
  matrix.setAttribute('type', 'matrix')
  matrix.setAttribute('values', colorMatrixOf(vision))
  filter.append(matrix)
  picture.append(filter)
  root.append(picture)
}

/** Applies language, direction, motion, density and colour vision to the page. */
export function setRoot({ locale, direction, motion, density, vision }: ToolbarChoice): Promise<void> {
  const root = document.documentElement
  root.lang = locale
  root.dir = direction
  root.dataset.motion = motion
  root.dataset.density = density
  return applyVision(vision)
}
