/** The name of a time zone as it is read. */
export function zoneText(zone: string): string {
  return zone.replaceAll('_', ' ')
}
