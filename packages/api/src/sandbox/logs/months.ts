/** The abbreviations of months that servers write in other languages than English, January first. */
const languages = [
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'ene feb mar abr may jun jul ago sep oct nov dic',
  'ene feb mar abr may jun jul ago sept oct nov dic',
  'janv févr mars avr mai juin juil août sept oct nov déc',
  'jan fév mar avr mai jun jul aoû sep oct nov déc',
  'jan feb mär apr mai jun jul aug sep okt nov dez',
  'jän feb mrz apr mai juni juli aug sept okt nov dez',
  'gen feb mar apr mag giu lug ago set ott nov dic',
  'jan fev mar abr mai jun jul ago set out nov dez',
  'jan feb mrt apr mei jun jul aug sep okt nov dec',
  'jan feb mar apr maj jun jul aug sep okt nov dec',
  'gen febr març abr maig juny jul ag set oct nov des',
  'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  'янв фев мар апр май июн июл авг сен окт ноя дек',
  'oca şub mar nis may haz tem ağu eyl eki kas ara',
] as const

function readMonths(): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const language of languages) {
    language.split(' ').forEach((name, month) => {
      found.set(name, found.get(name) ?? month)
    })
  }
  return found
}

const months = readMonths()

/** The month that an abbreviation names, 0 to 11, in any of a dozen languages, with or without a point. */
export function monthOf(name: string): number | undefined {
  return months.get(name) ?? months.get(name.toLowerCase().normalize('NFC').replace(/\.$/, ''))
}
