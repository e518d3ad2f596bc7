import { useNavigate } from 'react-router-dom'
import { useTo } from '../../platform/session/useTo.ts'
import { useAppendToDraft } from '../composer/useComposer.ts'
import type { ComposesUrls, OpensUrl } from './valueAction.ts'

/** Returns a function that opens the page of an action with the chosen URLs. */
export function useUrlActs(): (act: ComposesUrls | OpensUrl, urls: readonly string[]) => void {
  const navigate = useNavigate()
  const to = useTo()
  const append = { 'purge.url': useAppendToDraft('purge.url'), prefetch: useAppendToDraft('prefetch') }
  return (act, urls) => {
    if (act.does === 'compose') {
      append[act.draft](urls)
      void navigate(to(act.page, undefined, act.query))
      return
    }
    const [url] = urls
    if (url !== undefined) void navigate(to(act.page, undefined, act.queryOf(url)))
  }
}
