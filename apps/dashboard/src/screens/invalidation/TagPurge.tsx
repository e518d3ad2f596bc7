import {
  cache,
  methodFields,
  type PurgeMethod,
  purgeChunks,
  purgeMethods,
  readTagLines,
  type TagInvalidation,
} from '@parapet/api'
import { RadioCards, Stack, useWords } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { invalidationWords } from '../../shared/cacheStatus/invalidation.words.ts'
import { Composer } from '../../shared/composer/Composer.tsx'
import { useComposer } from '../../shared/composer/useComposer.ts'
import { useCopyCall } from '../../shared/composer/useCopyCall.ts'
import { TagHistoryContext, tagHistory } from './history.tsx'

/** Purges objects by tag, and lists past purges. */
export function TagPurge() {
  const t = useWords(invalidationWords)
  const copy = useCopyCall()
  const [method, setMethod] = useState<PurgeMethod>('purge')
  const { soft, refetch } = methodFields(method)
  const bodyOf = (tags: readonly string[]) => ({ tags: [...tags], ...(soft && { soft }), ...(refetch && { refetch }) })
  const composer = useComposer({
    code: 'purge.tag',
    read: readTagLines,
    chunksOf: (lines) => purgeChunks(lines, 'tags'),
    field: 'tags',
    call: cache.invalidateTags,
    request: async (send, tags) => {
      await send(cache.invalidateTags, { body: bodyOf(tags) })
      return { accepted: tags, locked: [] }
    },
  })
  const { add, lines } = composer
  const past = useMemo(() => {
    const onEdit = (row: TagInvalidation) => {
      setMethod(row.refetch ? 'refetch' : 'purge')
      add([row.tag])
      globalThis.scrollTo({ top: 0 })
    }
    return (
      <TagHistoryContext value={{ onEdit }}>
        <ResourceScreen resource={tagHistory} isEmbedded />
      </TagHistoryContext>
    )
  }, [add])
  return (
    <Stack gap={8}>
      <Composer
        composer={composer}
        label={t('tags')}
        help={t('tags.help')}
        placeholder="article-18211"
        sendLabel={t('send.tags', { n: lines.sent.length })}
        onSend={() => void composer.submit()}
        onCopy={() =>
          void copy(
            cache.invalidateTags,
            purgeChunks(lines.sent, 'tags').map((tags) => ({ body: bodyOf(tags) })),
          )
        }
        options={
          <RadioCards
            label={t('method')}
            name="method"
            value={method}
            onChange={setMethod}
            options={purgeMethods.map((value) => ({
              value,
              label: t(`method.${value}`),
              help: t(`method.${value}.help`),
              ...(value === 'ban' && { disabledReason: t('method.ban.noTags') }),
            }))}
          />
        }
      />
      {past}
    </Stack>
  )
}
