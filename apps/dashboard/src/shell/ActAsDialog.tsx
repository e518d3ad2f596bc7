import { company, useRead } from '@parapet/api'
import { Button, Combobox, Dialog, ErrorState, Form, Skeleton, useWords } from '@parapet/ui'
import { useEffect, useId, useMemo, useState } from 'react'
import { useBusyAction } from '../kit/action/useBusyAction.ts'
import { useSession } from '../session/SessionContext.ts'
import { panelsWords } from '../words/panels.ts'
import { shellWords } from '../words/shell.ts'

/** Lets staff choose a user to act as (§4). */
export function ActAsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords(panelsWords)
  const shell = useWords(shellWords)
  const { startActing } = useSession()
  const formId = useId()
  const { data: users, failure, retry } = useRead(company.possibleUsers, open ? {} : null)
  const [chosen, setChosen] = useState<string | null>(null)
  const { isBusy, run } = useBusyAction()
  const options = useMemo(
    () =>
      (users ?? []).map(({ id, username, first_name, last_name }) => ({
        value: String(id),
        label: [first_name, last_name].filter(Boolean).join(' ') || username,
        detail: username,
      })),
    [users],
  )
  // While users load, the only control of the dialog is its disabled button.
  useEffect(() => {
    if (open && users) document.getElementById(formId)?.querySelector<HTMLElement>('[role=combobox]')?.focus()
  }, [open, users, formId])
  const start = async () => {
    const user = users?.find(({ id }) => String(id) === chosen)
    if (!user) return
    await startActing(user)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={shell('user.actAs')}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            busy={isBusy}
            disabledReason={chosen ? undefined : t('actAs.choose')}
          >
            {t('actAs.start')}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {t('actAs.cancel')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => run(start)}>
        <p>{t('actAs.text')}</p>
        {failure ? (
          <ErrorState title={t('actAs.unread')} onRetry={retry} />
        ) : users ? (
          <Combobox label={t('actAs.user')} name="user" value={chosen} onChange={setChosen} options={options} />
        ) : (
          <Skeleton width="100%" height="40px" />
        )}
      </Form>
    </Dialog>
  )
}
