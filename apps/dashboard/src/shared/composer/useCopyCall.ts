import { type CallInput, curlOf, useApi, type WriteCall } from '@parapet/api'
import { toClipboard, useToast, useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { composerWords } from './composer.words.ts'

/** Returns a function that copies calls as curl commands, one per input, without the token. */
export function useCopyCall() {
  const t = useWords(composerWords)
  const toast = useToast()
  const api = useApi()
  return useCallback(
    async <C extends WriteCall>(call: C, inputs: readonly CallInput<C>[]): Promise<void> => {
      if (await toClipboard(inputs.map((input) => curlOf(call, input, api)).join('\n\n')))
        toast.success(t('curl.copied'))
      else toast.error(t('curl.failed'))
    },
    [api, t, toast],
  )
}
