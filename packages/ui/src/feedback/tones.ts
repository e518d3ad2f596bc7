/** The tones of notices, statuses and timeline entries. */
export const tones = ['good', 'watch', 'bad', 'info'] as const
export type Tone = (typeof tones)[number]
