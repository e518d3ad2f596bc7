import type { ThemeTokens } from '@parapet/ui'

/** Colours and font for the lines around an exported picture. */
export function inks(tokens: ThemeTokens): { ink: string; muted: string; paper: string; font: string } {
  return { ink: tokens.color.text, muted: tokens.color.muted, paper: tokens.color.card, font: tokens.font.body }
}
