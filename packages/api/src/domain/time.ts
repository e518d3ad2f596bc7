/** A choice of the time zone list (§3); `utc` is the offset outside daylight saving time. */
export interface ZoneEntry {
  readonly zone: string
  readonly utc: string
  readonly name: string
}

const table = [
  ['Pacific/Midway', -660, 'Midway Island, Samoa'],
  ['Pacific/Honolulu', -600, 'Hawaii'],
  ['America/Anchorage', -540, 'Alaska'],
  ['America/Los_Angeles', -480, 'Pacific Time (US and Canada)'],
  ['America/Tijuana', -480, 'Tijuana, Baja California'],
  ['America/Denver', -420, 'Mountain Time (US and Canada)'],
  ['America/Phoenix', -420, 'Arizona'],
  ['America/Chicago', -360, 'Central Time (US and Canada)'],
  ['America/Mexico_City', -360, 'Mexico City'],
  ['America/Guatemala', -360, 'Central America'],
  ['America/Regina', -360, 'Saskatchewan'],
  ['America/New_York', -300, 'Eastern Time (US and Canada)'],
  ['America/Bogota', -300, 'Bogota'],
  ['America/Lima', -300, 'Lima, Quito'],
  ['America/Halifax', -240, 'Atlantic Time (Canada)'],
  ['America/Caracas', -240, 'Caracas'],
  ['America/La_Paz', -240, 'La Paz'],
  ['America/Santiago', -240, 'Santiago'],
  ['America/St_Johns', -210, 'Newfoundland'],
  ['America/Sao_Paulo', -180, 'Brasilia, Sao Paulo'],
  ['America/Argentina/Buenos_Aires', -180, 'Buenos Aires'],
  ['America/Montevideo', -180, 'Montevideo'],
  ['Atlantic/South_Georgia', -120, 'Mid-Atlantic'],
  ['Atlantic/Azores', -60, 'Azores'],
  ['Atlantic/Cape_Verde', -60, 'Cape Verde'],
  ['UTC', 0, 'Coordinated Universal Time'],
  ['Europe/London', 0, 'London, Dublin, Edinburgh'],
  ['Europe/Lisbon', 0, 'Lisbon'],
  ['Atlantic/Canary', 0, 'Canary Islands'],
  ['Africa/Abidjan', 0, 'Monrovia, Reykjavik'],
  ['Europe/Madrid', 60, 'Madrid'],
  ['Europe/Paris', 60, 'Paris, Brussels, Copenhagen'],
  ['Europe/Berlin', 60, 'Berlin, Rome, Stockholm, Vienna'],
  ['Europe/Warsaw', 60, 'Warsaw, Prague, Budapest'],
  ['Africa/Lagos', 60, 'West Central Africa'],
  ['Europe/Athens', 120, 'Athens, Bucharest'],
  ['Europe/Helsinki', 120, 'Helsinki, Riga, Vilnius'],
  ['Europe/Kiev', 120, 'Kyiv'],
  ['Asia/Jerusalem', 120, 'Jerusalem'],
  ['Africa/Johannesburg', 120, 'Johannesburg, Harare'],
  ['Europe/Istanbul', 180, 'Istanbul'],
  ['Europe/Moscow', 180, 'Moscow, St. Petersburg'],
  ['Asia/Riyadh', 180, 'Riyadh, Kuwait'],
  ['Africa/Nairobi', 180, 'Nairobi'],
  ['Asia/Tehran', 210, 'Tehran'],
  ['Asia/Dubai', 240, 'Abu Dhabi, Muscat'],
  ['Asia/Baku', 240, 'Baku, Tbilisi, Yerevan'],
  ['Asia/Kabul', 270, 'Kabul'],
  ['Asia/Karachi', 300, 'Islamabad, Karachi'],
  ['Asia/Tashkent', 300, 'Tashkent'],
  ['Asia/Kolkata', 330, 'Mumbai, New Delhi, Kolkata'],
  ['Asia/Kathmandu', 345, 'Kathmandu'],
  ['Asia/Dhaka', 360, 'Dhaka'],
  ['Asia/Rangoon', 390, 'Yangon'],
  ['Asia/Bangkok', 420, 'Bangkok, Hanoi'],
  ['Asia/Jakarta', 420, 'Jakarta'],
  ['Asia/Shanghai', 480, 'Beijing, Shanghai'],
  ['Asia/Hong_Kong', 480, 'Hong Kong'],
  ['Asia/Singapore', 480, 'Singapore, Kuala Lumpur'],
  ['Australia/Perth', 480, 'Perth'],
  ['Asia/Taipei', 480, 'Taipei'],
  ['Asia/Tokyo', 540, 'Tokyo, Osaka'],
  ['Asia/Seoul', 540, 'Seoul'],
  ['Australia/Darwin', 570, 'Darwin'],
  ['Australia/Adelaide', 570, 'Adelaide'],
  ['Australia/Brisbane', 600, 'Brisbane'],
  ['Australia/Sydney', 600, 'Sydney, Melbourne, Canberra'],
  ['Pacific/Guam', 600, 'Guam, Port Moresby'],
  ['Australia/Lord_Howe', 630, 'Lord Howe Island'],
  ['Pacific/Noumea', 660, 'New Caledonia, Solomon Islands'],
  ['Pacific/Auckland', 720, 'Auckland, Wellington'],
  ['Pacific/Fiji', 720, 'Fiji'],
] as const

/** The zones a user may choose from, GMT-11 to UTC+12 (§9), west to east. */
export const zones: readonly ZoneEntry[] = /* @__PURE__ */ table.map(([zone, minutes, name]) => ({
  zone,
  utc: offsetLabel(minutes),
  name,
}))

function offsetLabel(minutes: number): string {
  const size = Math.abs(minutes)
  const clock = `${String(Math.floor(size / 60)).padStart(2, '0')}:${String(size % 60).padStart(2, '0')}`
  return `UTC${minutes < 0 ? '-' : '+'}${clock}`
}

let guessed: string | undefined

/** The browser's time zone, cached because each lookup costs a formatter; UTC if unknown. */
export function guessZone(): string {
  guessed ??= new Intl.DateTimeFormat('en').resolvedOptions().timeZone || 'UTC'
  return guessed
}

/** Returns the zone of a preference (§5); the browser's for 'default', none, or an unknown zone. */
export function resolveZone(preference: string | null | undefined): string {
  return preference && preference !== 'default' && isZone(preference) ? preference : guessZone()
}

/** Whether this browser supports the zone. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
