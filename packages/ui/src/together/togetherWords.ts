/** Very long texts for the components of the combination stories. */
export interface TogetherWords {
  /** A heading, a label, a name of a thing. */
  readonly name: string
  /** Two sentences. */
  readonly text: string
  readonly act: string
  /** A word on a small mark. */
  readonly mark: string
  /** A name without a place to break. */
  readonly unbroken: string
}

const unbroken = 'static.aldermere-and-whitcombe-content-delivery-services.example.co.uk'

/** As long as German and as unbroken as a host name. Also used right to left: the pinned browser has no Arabic font. */
export const long: TogetherWords = {
  name: 'The company whose name nobody expected to be this long when the line that it stands in was drawn',
  text: 'Nothing of it may be cut, lie over its neighbour or push the page aside. Who reads it in another language needs a third more room than who wrote it, and a name of a machine breaks nowhere.',
  act: 'Apply this to every site of the company and of its resellers',
  mark: 'Degraded performance in two regions',
  unbroken,
}
