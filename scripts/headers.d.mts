export declare function headersFor(config: { readonly frames?: unknown }): Record<string, string>
export declare function headerLines(
  config: { readonly frames?: unknown },
  format: 'plain' | 'nginx' | 'caddy',
): readonly string[]
