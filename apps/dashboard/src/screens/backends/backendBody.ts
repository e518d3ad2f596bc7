import { asciiHost, type BackendDraft, type NewBackend, readOrigin } from '@parapet/api'

/** The body of a backend, once its fields are valid. */
export function backendBody({ status_code, interval, ...draft }: BackendDraft): NewBackend {
  const { host, port, ssl } = readOrigin(draft.origin)
  return {
    ...draft,
    origin: asciiHost(host),
    ssl: ssl ?? draft.ssl,
    host: asciiHost(draft.host.trim()),
    health_check: draft.health_check.trim(),
    extra_headers: draft.extra_headers.trim(),
    port: port ?? draft.port ?? 0,
    status_code: status_code ?? 0,
    interval: interval ?? 0,
  }
}
