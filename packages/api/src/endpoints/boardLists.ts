import { area } from '../call/area.ts'
import { needsService } from '../call/call.ts'
import { listReads } from './listReads.ts'

/** The reads of `lists` for boards, without the calls that no first screen needs. */
export const boardLists = area('lists', listReads, { needs: needsService('iplists') })
