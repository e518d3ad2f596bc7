import { useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { bellWords } from './bell.words.ts'

interface Named {
  readonly id: number
  readonly name: string
  readonly description?: string | null
}

const methods = ['email', 'dashboard', 'slack'] as const
/** The provider's names of its types, which are stable where their numbers are not. */
const types = {
  deployments: 'deployments',
  certificates: 'certificates',
  anomalies: 'anomalies',
  'limit alerts': 'limits',
  invoices: 'invoices',
  maintenance: 'maintenance',
} as const

export type NotificationKind = (typeof types)[keyof typeof types]

const isTypeName = (name: string): name is keyof typeof types => Object.hasOwn(types, name)

/** The kind of a type of notification by the provider's name; undefined for one that is not known here. */
export function kindOfType({ name }: Pick<Named, 'name'>): NotificationKind | undefined {
  const key = name.trim().toLowerCase()
  return isTypeName(key) ? types[key] : undefined
}

/** Returns functions that name types and methods of notifications; those not known keep the provider's words. */
export function useNotificationNames() {
  const t = useWords(bellWords)
  return useMemo(
    () => ({
      typeName(type: Named): string {
        const kind = kindOfType(type)
        return kind ? t(`type.${kind}`) : type.name
      },
      typeText(type: Named): string {
        const kind = kindOfType(type)
        return kind ? t(`about.${kind}`) : (type.description ?? '')
      },
      methodName({ name }: Named): string {
        const known = methods.find((one) => one === name.trim().toLowerCase())
        return known ? t(`method.${known}`) : name
      },
    }),
    [t],
  )
}
