const HEAD_BYTES = 1024

/**
 * Returns a file as a PDF, or null if it does not begin as one. The type is set here: a frame would run a file that
 * claims to be HTML with the rights of this page.
 */
export async function readPdf(file: Blob): Promise<Blob | null> {
  const head = await file.slice(0, HEAD_BYTES).text()
  return head.includes('%PDF-') ? new Blob([file], { type: 'application/pdf' }) : null
}
