import { vars } from '@parapet/ui/contract'

const shade = `color-mix(in oklab, ${vars.color.text} 10%, transparent)`

/** The background of what scrolls on a card: that there is more below is a shade at the edge, which the end covers when it comes. */
export const moreBelow = [
  `linear-gradient(${vars.color.card}, ${vars.color.card}) 0 100% / 100% 16px no-repeat local`,
  `linear-gradient(transparent, ${shade}) 0 100% / 100% 10px no-repeat scroll`,
].join(', ')
