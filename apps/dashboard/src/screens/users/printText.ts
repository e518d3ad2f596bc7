/** Prints a text on its own, without the page around it. */
export function printText(title: string, text: string): void {
  const frame = document.createElement('iframe')
  // Firefox prints nothing of a frame that is not laid out.
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' })
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  document.body.append(frame)
  const { contentDocument, contentWindow } = frame
  if (!contentDocument || !contentWindow) return
  const sheet = contentDocument.createElement('pre')
  sheet.textContent = text
  sheet.style.whiteSpace = 'pre-wrap'
  contentDocument.title = title
  contentDocument.documentElement.lang = document.documentElement.lang
  contentDocument.body.append(sheet)
  contentWindow.addEventListener('afterprint', () => frame.remove())
  contentWindow.print()
}
