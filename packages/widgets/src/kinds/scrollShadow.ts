import { vars } from '@parapet/ui/contract'

const shade = `color-mix(in oklab, ${vars.color.text} 10%, transparent)`

/** CSS background that shows a shadow while a card can scroll further. */
export const scrollShadow = [
  `linear-gradient(${vars.color.card}, ${vars.color.card}) 0 100% / 100% 16px no-repeat local`,
  `linear-gradient(transparent, ${shade}) 0 100% / 100% 10px no-repeat scroll`,
].join(', ')
