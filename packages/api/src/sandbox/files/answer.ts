/** Builds a file download; the header has both forms of the name, for non-ASCII names. */
export function fileAnswer(bytes: Uint8Array, type: string, name: string): Response {
  const plain = name.replace(/[^\w.-]/g, '_')
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })
}

/** A PDF to save. */
export const pdfAnswer = (bytes: Uint8Array, name: string) => fileAnswer(bytes, 'application/pdf', name)

/** A zip archive to save. */
export const zipAnswer = (bytes: Uint8Array, name: string) => fileAnswer(bytes, 'application/zip', name)

/** Lines for programs that read no JSON. */
export const textAnswer = (lines: readonly string[], status = 200) =>
  new Response(lines.map((line) => `${line}\n`).join(''), { status, headers: { 'content-type': 'text/plain' } })
