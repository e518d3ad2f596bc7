/** Prints a text on its own, without the page around it. */
export function printText(title: string, text: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const { contentDocument, contentWindow } = frame
  if (!contentDocument || !contentWindow) return
  const sheet = contentDocument.createElement('pre')
  sheet.textContent = text
  sheet.style.whiteSpace = 'pre-wrap'
  contentDocument.title = title
  contentDocument.body.append(sheet)
  contentWindow.addEventListener('afterprint', () => frame.remove())
  contentWindow.print()
}
