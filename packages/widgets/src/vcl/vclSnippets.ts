/** A place where the caret stops, with what is there until it is replaced. */
const stop = (order: number, text: string) => `\${${order}:${text}}`

interface Snippet {
  /** The subroutine that it belongs in; null is beside them. */
  readonly sub: string | null
  readonly text: (backend: string) => string
}

const ownHost = stop(1, 'www.example.com')

/** Pieces of VCL that are often written. */
export const vclSnippets = {
  hostBackend: {
    sub: 'vcl_recv',
    text: (backend) =>
      `if (req.http.host == "${ownHost}") {\n  set req.backend_hint = ${stop(2, backend)}.backend();\n}`,
  },
  refusePath: { sub: 'vcl_recv', text: () => `if (req.url ~ "^${stop(1, '/admin')}") {\n  call deny_request;\n}` },
  https: { sub: 'vcl_recv', text: () => 'call redirect_https;' },
  bypass: { sub: 'vcl_recv', text: () => `if (req.url ~ "^${stop(1, '/account')}") {\n  call bypass_cache;\n}` },
  ttl: {
    sub: 'vcl_backend_response',
    text: () => `if (bereq.url ~ "\\\\.(${stop(1, 'css|js|png')})$") {\n  set beresp.ttl = ${stop(2, '1d')};\n}`,
  },
  noCookies: { sub: 'vcl_backend_response', text: () => 'unset beresp.http.Set-Cookie;' },
  header: { sub: 'vcl_deliver', text: () => `set resp.http.${stop(1, 'X-Name')} = "${stop(2, 'value')}";` },
  acl: { sub: null, text: () => `acl ${stop(1, 'office')} {\n  "${stop(2, '192.0.2.0')}"/${stop(3, '24')};\n}` },
} as const satisfies Readonly<Record<string, Snippet>>

export type SnippetName = keyof typeof vclSnippets
