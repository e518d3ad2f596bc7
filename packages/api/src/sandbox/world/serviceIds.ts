import { services } from '../../domain/services.ts'

/** The services in the order of their numbers. */
export const serviceKeys = services.map((service) => service.key as string)

/** The id of a service; autoprovisioning is 5, as at the provider. */
export function serviceId(key: string): number {
  if (key === 'autoprovisioning') return 5
  const place = serviceKeys.filter((other) => other !== 'autoprovisioning').indexOf(key) + 1
  return place < 5 ? place : place + 1
}
