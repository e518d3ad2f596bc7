import type { Certificate } from '@parapet/api'

/** The kind and the length of the key of a certificate, as "RSA 2048". */
export const keyText = ({ keyKind, keyBits }: Pick<Certificate, 'keyKind' | 'keyBits'>, other: string): string =>
  keyKind === 'other' ? other : [keyKind, keyBits].filter((part) => part !== null).join(' ')
