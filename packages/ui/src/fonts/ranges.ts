// The unicode ranges of the two font files (read by scripts/subset-fonts.mjs): first English and Spanish with letters
// of neighbouring languages (São Paulo, Besançon), then the rest of the latin files on demand.
export const coreRange =
  'U+20-7E,U+A0-A1,U+AB,U+B7,U+BB,U+BF,U+C1,U+C9,U+CD,U+D1,U+D3,U+D7,U+DA,U+DC,U+E0-E5,U+E7-EA,U+ED,U+EF,U+F1-F6,U+F8,U+FA,U+FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212'
export const restRange =
  'U+A2-AA,U+AC-B6,U+B8-BA,U+BC-BE,U+C0,U+C2-C8,U+CA-CC,U+CE-D0,U+D2,U+D4-D6,U+D8-D9,U+DB,U+DD-DF,U+E6,U+EB-EC,U+EE,U+F0,U+F7,U+F9,U+FB,U+FD-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+2122,U+2191,U+2193,U+2215,U+FEFF,U+FFFD'
/** Arrows, which the latin files lack: one file for all fonts, loaded where a text has one. */
export const arrowRange = 'U+2190-2193'
