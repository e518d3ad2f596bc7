import type { CallInput, WriteCall } from '@parapet/api'
import { Box, ConfirmDialog, IconButton, Inline, Skeleton, Stack, Text, useWords } from '@parapet/ui'
import { type ReactNode, useRef, useState } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { ReadSection, type SectionRead } from '../../kit/read/ReadSection.tsx'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { securityWords } from './security.words.ts'

/** Something that logs in for the user: a passkey, a browser, a session. */
export interface LoginItem {
  readonly id: string
  readonly name: string
  readonly details: ReactNode
  readonly mark?: ReactNode
}

interface LoginItemsProps<C extends WriteCall> {
  label: string
  read: SectionRead<unknown>
  items: readonly LoginItem[]
  emptyText: string
  kind: 'passkeys' | 'devices' | 'logins'
  /** The call that removes an item, and its input. */
  removal: C
  inputOf: (item: LoginItem) => CallInput<C>
  /** Asked before the confirmation; nothing is removed if it says no. */
  proof?: () => Promise<boolean>
}

/** A short list of what logs in for the user, each removable after a confirmation. */
export function LoginItems<C extends WriteCall>(props: LoginItemsProps<C>) {
  const { label, read, items, emptyText, kind, removal, inputOf, proof } = props
  const t = useWords(securityWords)
  const describe = useDescribeFailure()
  const { run } = useAction(removal)
  const [removing, setRemoving] = useState<LoginItem>()
  const [error, setError] = useState<string>()
  // The button that opened the dialog disappears with its item.
  const box = useRef<HTMLDivElement>(null)
  const name = removing?.name ?? ''
  const begin = async (item: LoginItem) => {
    if (proof && !(await proof())) return
    setError(undefined)
    setRemoving(item)
  }
  const remove = async () => {
    if (!removing) return
    const removed = await run(inputOf(removing), {
      done: t(`${kind}.removed`, { name }),
      onFailed: (failure) => {
        setError(describe(failure))
        return true
      },
    })
    if (!removed) return
    setRemoving(undefined)
    box.current?.focus()
  }
  return (
    <Box focusRef={box}>
      <ReadSection read={read} failed={t('failed')} size="s" placeholder={<Skeleton width="100%" height={44} />}>
        {() =>
          items.length === 0 ? (
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
                      onClick={() => void begin(item)}
                    />
                  )}
                </Inline>
              ))}
            </Stack>
          )
        }
      </ReadSection>
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
