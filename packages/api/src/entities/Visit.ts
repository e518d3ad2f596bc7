/**
 * What the metrics service is told of a page that was opened: parameters of Matomo's HTTP tracking API, all known. `idsite` is 1 (§7).
 */
export interface TrackedVisit {
  idsite: number
  /** Without it nothing is recorded. */
  rec: 1
  /** The address of the page. */
  url: string
  action_name?: string
  /** Where the visitor came from. */
  urlref?: string
  /** 16 hexadecimal digits that stand for the visitor. */
  _id?: string
  /** Keeps caches away. */
  rand?: string
  /** The answer is 204 instead of a picture of one point. */
  send_image?: 0
}
