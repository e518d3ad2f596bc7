/** The params of Matomo's HTTP tracking API for a visited page. `idsite` is 1 (§7). */
export interface TrackedVisit {
  idsite: number
  /** Required by Matomo to record the visit. */
  rec: 1
  url: string
  action_name?: string
  urlref?: string
  /** The visitor id: 16 hexadecimal digits. */
  _id?: string
  rand?: string
  /** The answer is 204 instead of a picture of one point. */
  send_image?: 0
}
