import { useState } from 'react'
import { approverProblem, dayProblem, noteProblem, readRecord, type SignedRecord } from '../themes/signOff/record.ts'
import { clinicWords } from '../words/clinic.ts'
import { useWords } from '../words/LocaleProvider.tsx'

/** What somebody types to approve a theme. */
interface Approval {
  readonly approver: string
  readonly date: string
  readonly note: string
}

interface Made {
  readonly record: SignedRecord
  readonly html: string
}

/** Longer files are cut, and then are no records. */
const MOST_BYTES = 4_194_304

export interface SigningOff {
  readonly approval: Approval
  readonly errors: { readonly [Field in keyof Approval]: string | undefined }
  /** The record of the sign-off before. */
  readonly last: SignedRecord | undefined
  /** The name of an opened file that is no record. */
  readonly refusedFile: string | undefined
  /** The sheet of the approval as it is typed. */
  readonly made: Made | undefined
  type(change: Partial<Approval>): void
  openLast(file: File): Promise<void>
  removeLast(): void
  /** Marks the errors of all fields; returns whether there are none. */
  check(): boolean
  keep(made: Made): void
}

/** Keeps what is typed for a sign-off while other tabs are shown. A sheet is dropped as soon as something of it changes. */
export function useSignOff(today: string): SigningOff {
  const t = useWords(clinicWords)
  const [approval, setApproval] = useState<Approval>({ approver: '', date: today, note: '' })
  const [isChecked, setChecked] = useState(false)
  const [last, setLast] = useState<SignedRecord>()
  const [refusedFile, setRefusedFile] = useState<string>()
  const [made, setMade] = useState<Made>()
  const errors = {
    approver: approverProblem(approval.approver, t),
    date: dayProblem(approval.date, t),
    note: noteProblem(approval.note, t),
  }
  const none = { approver: undefined, date: undefined, note: undefined }
  return {
    approval,
    errors: isChecked ? errors : none,
    last,
    refusedFile,
    made,
    type(change) {
      setApproval((before) => ({ ...before, ...change }))
      setMade(undefined)
    },
    async openLast(file) {
      const record = await file
        .slice(0, MOST_BYTES)
        .text()
        .then(readRecord, () => undefined)
      setRefusedFile(record ? undefined : file.name)
      if (!record) return
      setLast(record)
      setMade(undefined)
    },
    removeLast() {
      setLast(undefined)
      setMade(undefined)
    },
    check() {
      setChecked(true)
      return Object.values(errors).every((problem) => problem === undefined)
    },
    keep: setMade,
  }
}
