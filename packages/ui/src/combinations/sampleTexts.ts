export interface SampleTexts {
  readonly name: string
  readonly text: string
  readonly act: string
  readonly mark: string
  readonly unbroken: string
}

const unbroken = 'static.aldermere-and-whitcombe-content-delivery-services.example.co.uk'

/** Long texts. Stories from right to left use them too, because the pinned browser has no Arabic font. */
export const long: SampleTexts = {
  name: 'The company whose name nobody expected to be this long when the line that it stands in was drawn',
  text: 'Nothing of it may be cut, lie over its neighbour or push the page aside. Who reads it in another language needs a third more room than who wrote it, and a name of a machine breaks nowhere.',
  act: 'Apply this to every site of the company and of its resellers',
  mark: 'Degraded performance in two regions',
  unbroken,
}
