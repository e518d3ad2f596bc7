/** Longer lines are passed on cut, once, so that a log without ends of lines cannot fill the memory. */
export const longestText = 131_072

/** Splits chunks of text into lines without their ends. */
export function lineSplitter(take: (line: string) => void) {
  let rest = ''
  let isSkipping = false
  const emit = (line: string) => take(line.endsWith('\r') ? line.slice(0, -1) : line)
  return {
    push(text: string) {
      let from = 0
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
        const line = rest + text.slice(from, end)
        rest = ''
        from = end + 1
        if (isSkipping) isSkipping = false
        else emit(line)
      }
      if (isSkipping) return
      rest += text.slice(from)
      if (rest.length <= longestText) return
      emit(rest)
      rest = ''
      isSkipping = true
    },
    /** The last line, if nothing ends it. */
    end() {
      if (rest !== '' && !isSkipping) emit(rest)
      rest = ''
      isSkipping = false
    },
  }
}
