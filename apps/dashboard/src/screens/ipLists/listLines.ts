/** The address and the description of a line. */
export function lineOf(line: string): { address: string; description: string } {
  const [address = '', ...rest] = line.split('#')
  return { address: address.trim(), description: rest.join('#').trim() }
}
