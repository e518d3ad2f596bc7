/** The statuses, priorities and types that trackers usually have; every tracker may have others. */
export type UsualTicketName = keyof typeof usual | 'waiting'

// The names of Redmine's own default data first, in English and Spanish.
const usual = {
  new: ['new', 'nueva', 'nuevo'],
  inProgress: ['in progress', 'en curso', 'en progreso'],
  feedback: ['feedback', 'comentarios'],
  resolved: ['resolved', 'resuelta', 'resuelto'],
  closed: ['closed', 'cerrada', 'cerrado'],
  rejected: ['rejected', 'rechazada', 'rechazado'],
  low: ['low', 'baja'],
  normal: ['normal'],
  high: ['high', 'alta'],
  urgent: ['urgent', 'urgente'],
  immediate: ['immediate', 'inmediata'],
  bug: ['bug', 'errores'],
  feature: ['feature', 'mejora', 'mejoras'],
  support: ['support', 'soporte'],
  incident: ['incident', 'incidencia'],
  question: ['question', 'consulta'],
  change: ['change', 'cambio'],
  task: ['task', 'tarea', 'tareas'],
} as const

const waiting =
  /^(?:(?:waiting|pending)(?: for| on)? (?:the )?(?:customer|client|you|user)(?:'s (?:answer|reply))?|esperando (?:al |a su )?(?:cliente|respuesta)|pendiente (?:del? )?cliente)$/

const byName = new Map<string, UsualTicketName>(
  Object.entries(usual).flatMap(([key, names]) => names.map((name) => [name, key as UsualTicketName] as const)),
)

/** Returns which of the usual names of a tracker a name is, in English or Spanish; undefined for any other. */
export function usualTicketName(name: string): UsualTicketName | undefined {
  const known = name.trim().toLowerCase()
  return byName.get(known) ?? (waiting.test(known) ? 'waiting' : undefined)
}
