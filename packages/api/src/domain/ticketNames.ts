/** The statuses, priorities and types that trackers usually have; every tracker may have others. */
export type UsualTicketName = keyof typeof usual | 'waiting'

// Other spellings: above all the names of Redmine's own default data in Spanish.
const usual = {
  new: 'nueva',
  inProgress: 'in progress,en curso',
  feedback: 'comentarios',
  resolved: 'resuelta',
  closed: 'cerrada',
  rejected: 'rechazada',
  low: 'baja',
  normal: '',
  high: 'alta',
  urgent: 'urgente',
  immediate: 'inmediata',
  bug: 'errores',
  feature: 'tareas',
  support: 'soporte',
  incident: 'incidencia',
  question: 'consulta',
  change: 'cambio',
} as const

const waiting =
  /^(waiting|pending|esperando|pendiente)( \w+){0,2} (customer|client|cliente|you|user|respuesta)('s (answer|reply))?$/

const byName = new Map<string, UsualTicketName>(
  Object.entries(usual).flatMap(([key, names]) =>
    [key, ...names.split(',')].map((name) => [name, key as keyof typeof usual] as const),
  ),
)

/** Returns which of the usual names of a tracker a name is, in English or Spanish; undefined for any other. */
export function usualTicketName(name: string): UsualTicketName | undefined {
  const known = name.trim().toLowerCase()
  if (waiting.test(known)) return 'waiting'
  return known === '' ? undefined : byName.get(known)
}
