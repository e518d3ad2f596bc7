const drop = 'M12 2a7.5 7.5 0 0 0-7.5 7.5C4.5 15 12 22 12 22s7.5-7 7.5-12.5A7.5 7.5 0 0 0 12 2Z'

/** The shipped pins; a theme may define its own path instead. */
export const pins = {
  drop: `${drop}m0 4.7a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z`,
  tower: `${drop}M8 6.2h1.9v1.4h1.2V6.2h1.8v1.4h1.2V6.2H16v6.6H8Z`,
  sun: `${drop}m0 3.6 1 2.1 2.2-.8-.8 2.2 2.1 1-2.1 1 .8 2.2-2.2-.8-1 2.1-1-2.1-2.2.8.8-2.2-2.1-1 2.1-1-.8-2.2 2.2.8Z`,
  gem: 'm12 2 8 8-8 12-8-12Zm0 4.6L8.6 10l3.4 5.1 3.4-5.1Z',
  flame:
    'M12 2c1 3.6 6.5 6 6.5 11.2C18.5 18.5 15.6 22 12 22s-6.5-3-6.5-6.8c0-3.2 2-4.7 2.7-7 1.3.7 2 1.6 2.3 2.6C12 8.7 12.3 5 12 2Zm0 11c-1.4 1.4-2.3 2.4-2.3 3.8a2.3 2.3 0 0 0 4.6 0c0-1.4-.9-2.4-2.3-3.8Z',
  hex: 'm12 2 7.5 4.3v8.6L12 22l-7.5-7.1V6.3Zm0 5L9 8.7v3.5l3 2.8 3-2.8V8.7Z',
  bolt: `${drop}m1 3.2-4.2 5.4h2.6l-.6 3.8L15 9h-2.6Z`,
  heart:
    'M12 21.5S3.5 15 3.5 8.9A4.6 4.6 0 0 1 12 6.3a4.6 4.6 0 0 1 8.5 2.6c0 6.1-8.5 12.6-8.5 12.6Zm0-12.3a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2Z',
  crest: 'M4 3h16v9.5C20 18 12 22 12 22s-8-4-8-9.5Zm3.2 3.2v6c0 3.2 4.8 6 4.8 6v-12Z',
} as const

export type PinName = keyof typeof pins

/** Whether a text can be an SVG path: it starts with a move and contains only commands and numbers. */
export const isPinPath = (pin: string): boolean => /^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.+\-e]*$/.test(pin)

/** Returns the SVG path of a pin: a shipped one by name, the theme's own path, or a drop if it is invalid. */
export function pinPath(pin: string): string {
  if (Object.hasOwn(pins, pin)) return pins[pin as PinName]
  return isPinPath(pin) ? pin : pins.drop
}
