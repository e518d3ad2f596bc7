/** Characters that are pasted without being seen: zero-width spaces, direction marks, byte order marks. */
const invisible = /\p{Cf}/gu

/** Whether a text has no invisible characters. */
export const isVisible = (text: string): boolean => text.search(invisible) < 0

/** Removes invisible characters, and white space at both ends. */
export const visibleText = (text: string): string => text.replace(invisible, '').trim()

/** Removes white space and invisible characters at both ends only, where the others may belong to the value. */
export const trimmedText = (text: string): string => text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
