import { failureOf, type Read } from '@parapet/api'
import {
  Box,
  ConfirmDialog,
  ErrorState,
  IconButton,
  Inline,
  Skeleton,
  Stack,
  Text,
  useToast,
  useWords,
} from '@parapet/ui'
import { type ReactNode, useRef, useState } from 'react'
import { useDescribeFailure } from '../failure/describeFailure.ts'
import { securityWords } from '../words/security.ts'

/** Something that logs in for the user: a passkey, a browser, a session. */
export interface LoginItem {
  readonly id: string
  readonly name: string
  readonly details: ReactNode
  readonly mark?: ReactNode
}

interface LoginItemsProps {
  label: string
  read: Pick<Read<unknown>, 'data' | 'failure' | 'retry'>
  items: readonly LoginItem[]
  emptyText: string
  kind: 'passkeys' | 'devices' | 'logins'
  onRemove: (item: LoginItem) => Promise<unknown>
}

/** A short list of what logs in for the user, each removable after a confirmation. */
export function LoginItems({ label, read, items, emptyText, kind, onRemove }: LoginItemsProps) {
  const t = useWords(securityWords)
  const describe = useDescribeFailure()
  const toast = useToast()
  const [removing, setRemoving] = useState<LoginItem>()
  const [error, setError] = useState<string>()
  // The button that opened the dialog disappears with its item.
  const box = useRef<HTMLDivElement>(null)
  if (read.failure && read.data === undefined)
    return <ErrorState size="s" title={t('failed')} text={describe(read.failure)} onRetry={read.retry} />
  if (read.data === undefined) return <Skeleton width="100%" height={44} />

  const name = removing?.name ?? ''
  const remove = async () => {
    if (!removing) return
    try {
      await onRemove(removing)
      setRemoving(undefined)
      toast.success(t(`${kind}.removed`, { name }))
      box.current?.focus()
    } catch (problem) {
      setError(describe(failureOf(problem)))
    }
  }
  return (
    <Box focusRef={box}>
      {items.length === 0 ? (
        <Text as="p" tone="muted">
          {emptyText}
        </Text>
      ) : (
        <Stack as="ul" gap={3} label={label}>
          {items.map((item) => (
            <Inline as="li" key={item.id} justify="between" wrap={false}>
              <Stack gap={0}>
                <Text weight="medium">{item.name}</Text>
                <Text size="s" tone="muted">
                  {item.details}
                </Text>
              </Stack>
              {item.mark ?? (
                <IconButton
                  tone="quiet"
                  icon="trash"
                  label={t(`${kind}.remove`, { name: item.name })}
                  onClick={() => {
                    setError(undefined)
                    setRemoving(item)
                  }}
                />
              )}
            </Inline>
          ))}
        </Stack>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={t(`${kind}.removeTitle`, { name })}
        confirmLabel={t(`${kind}.remove`, { name })}
        onConfirm={remove}
        error={error}
      >
        {t(`${kind}.removeText`)}
      </ConfirmDialog>
    </Box>
  )
}
