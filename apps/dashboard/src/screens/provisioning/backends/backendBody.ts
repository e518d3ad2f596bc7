import type { BackendDraft, NewBackend } from '@parapet/api'

/** The body of a backend, once its fields are valid. */
export function backendBody({ port, status_code, interval, ...draft }: BackendDraft): NewBackend {
  return {
    ...draft,
    origin: draft.origin.trim(),
    host: draft.host.trim(),
    health_check: draft.health_check.trim(),
    extra_headers: draft.extra_headers.trim(),
    port: port ?? 0,
    status_code: status_code ?? 0,
    interval: interval ?? 0,
  }
}
