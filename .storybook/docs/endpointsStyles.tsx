import { media, vars } from '@parapet/ui'

const { color, font, radius } = vars
const line = `1px solid ${color.line}`
const { mono } = font

const css = `
.sbdocs-content { max-width: 1240px !important; }
.ep-filters { display: grid; gap: 12px; grid-template-columns: 2fr 1fr 1fr 1fr; align-items: start; }
.ep-area { border-block-start: ${line}; padding-block-start: 16px; }
.ep-row { border-block-end: ${line}; content-visibility: auto; contain-intrinsic-block-size: auto 44px; }
.ep-summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; padding: 10px 8px; cursor: pointer;
  border-radius: ${radius.input}; font-size: 14px; color: ${color.text}; }
.ep-summary:hover { background: ${color.hover}; }
.ep-summary:focus-visible, .ep-scroller:focus-visible { outline: 2px solid ${color.focus}; outline-offset: -2px; }
.ep-summary { list-style: none; }
.ep-summary::-webkit-details-marker { display: none; }
.ep-summary::before { content: ''; flex: none; inline-size: 6px; block-size: 6px; margin-inline: 2px 4px;
  border: solid ${color.muted}; border-width: 0 1.5px 1.5px 0; transform: translateY(-2px) rotate(-45deg); }
details[open] > .ep-summary::before { transform: translateY(-3px) rotate(45deg); }
.ep-method { font-family: ${mono}; font-size: 12px; font-weight: 700; inline-size: 4.6em; color: ${color.brandText}; }
.ep-path, .ep-code { font-family: ${mono}; font-size: 13px; overflow-wrap: anywhere; color: inherit; }
.ep-title { flex: 1; }
.ep-path { flex: 1 1 20em; }
.ep-name { font-size: 13px; color: ${color.muted}; }
.ep-open { display: grid; gap: 16px; padding: 4px 8px 20px 28px; font-size: 14px; color: ${color.text}; }
.ep-open > * { min-inline-size: 0; }
.ep-facts { display: grid; grid-template-columns: minmax(96px, max-content) 1fr; gap: 6px 16px; margin: 0; }
.ep-facts dt { color: ${color.muted}; }
.ep-facts dd { margin: 0; overflow-wrap: anywhere; }
.ep-shape { display: grid; gap: 8px; }
.ep-shape > * { min-inline-size: 0; }
.ep-scroller { overflow-x: auto; }
.ep-fields { inline-size: 100%; border-collapse: collapse; font-size: 13px; color: ${color.text}; }
.ep-fields th, .ep-fields td { text-align: start; vertical-align: top; padding: 5px 12px 5px 0; border-block-end: ${line}; }
.ep-fields thead th { color: ${color.muted}; font-weight: 500; white-space: nowrap; }
.ep-fields tbody th { font-family: ${mono}; font-weight: 500; white-space: nowrap; }
.ep-fields td { min-inline-size: 7em; }
.ep-fields td:last-child { min-inline-size: 16em; }
.ep-sections li { break-inside: avoid; padding-block: 2px; }
.ep-sections .ep-code { display: block; color: ${color.muted}; }
.ep-sections { columns: 24em; margin: 0; padding-inline-start: 20px; font-size: 14px; color: ${color.text}; }
@media ${media.tablet} { .ep-filters { grid-template-columns: 1fr 1fr; } }
@media ${media.phone} {
  .ep-filters { grid-template-columns: 1fr; }
  .ep-open { padding-inline-start: 8px; }
  .ep-facts { grid-template-columns: 1fr; gap: 2px; }
  .ep-facts dd { margin-block-end: 8px; }
  .sbdocs-wrapper { padding-inline: 12px !important; }
}
`

export function EndpointsStyles() {
  return <style>{css}</style>
}
