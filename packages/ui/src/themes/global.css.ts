import { globalStyle } from '@vanilla-extract/css'
import '../fonts/jetBrainsMono.css.ts'
import '../fonts/plusJakartaSans.css.ts'
import { media, size, vars, weight } from './contract.css.ts'
import { derive } from './derive.ts'
import { parapet } from './seeds/parapet.ts'
import { tokensToVars } from './tokens.ts'

export const defaultTokens = derive(parapet)

globalStyle(':root, [data-mode="light"]', { vars: tokensToVars(defaultTokens.light), colorScheme: 'light' })
globalStyle('[data-mode="dark"]', { vars: tokensToVars(defaultTokens.dark), colorScheme: 'dark' })

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  fontSize: '16px',
  lineHeight: 1.45,
  textSizeAdjust: '100%',
  scrollbarColor: `${vars.color.faint} transparent`,
  WebkitTapHighlightColor: 'transparent',
  scrollPaddingBlock: '72px',
})
globalStyle('body', {
  margin: 0,
  minBlockSize: '100dvh',
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: size.m,
  fontWeight: weight.regular,
  wordSpacing: vars.font.wordSpace,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
})
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, pre, blockquote, fieldset', { margin: 0 })
globalStyle('ul, ol, fieldset', { padding: 0, border: 0, listStyle: 'none' })
globalStyle('legend', { padding: 0 })
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
})
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 })
globalStyle('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' })
globalStyle('code, kbd, pre, samp', { fontFamily: vars.font.mono, fontSize: '0.95em', wordSpacing: 'normal' })
globalStyle('[hidden]', { display: 'none !important' })

globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' })
globalStyle('::selection', { background: vars.color.brandSoft, color: vars.color.text })

const still = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transition: 'none !important',
}
globalStyle('*, *::before, *::after', { '@media': { [media.still]: still } })
globalStyle('[data-motion="reduced"] *, [data-motion="reduced"] *::before, [data-motion="reduced"] *::after', still)
