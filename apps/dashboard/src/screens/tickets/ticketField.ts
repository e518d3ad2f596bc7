const names: Readonly<Record<string, string>> = {
  status_id: 'status',
  priority_id: 'priority',
  watcher_user_ids: 'watchers',
  tracker_id: 'type',
  uploads: 'files',
}

/** Converts a body path of the tracker's errors to a field of the forms. */
export function ticketField(path: string): string {
  const [name = '', ...rest] = path.replace(/^issue\./, '').split('.')
  return [names[name] ?? name, ...rest].join('.')
}
