/** What a notice, a mark or an entry of a timeline may say of something: the words differ, the four colours do not. */
export const tones = ['good', 'watch', 'bad', 'info'] as const
export type Tone = (typeof tones)[number]
