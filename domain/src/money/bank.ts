/** Where learners send bank transfers. */
export type BankDetails = { holder: string; bank: string; iban: string }

/** As the school's settings store them; empty without bank details. */
export type BankSettings = { bankHolder: string; bankName: string; iban: string }

export const noBank: BankSettings = { bankHolder: '', bankName: '', iban: '' }

/** Capital letters without spaces, as banks store it. */
export const plainIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

/** In groups of four, as people read it. */
export const writtenIban = (iban: string): string => plainIban(iban).replaceAll(/(.{4})(?=.)/g, '$1 ')

const shape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const turkishLength = 26

/** Checks length and check digits (ISO 13616: the rearranged number leaves 1 when divided by 97). */
export function isIban(text: string): boolean {
  const iban = plainIban(text)
  if (!shape.test(iban) || (iban.startsWith('TR') && iban.length !== turkishLength)) return false
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(
    /[A-Z]/g,
    (letter) => `${Number.parseInt(letter, 36)}`,
  )
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** Null while the school has entered no IBAN. The account belongs to the company unless a holder is named. */
export const bankDetailsOf = ({
  bankHolder,
  bankName,
  iban,
  company,
}: BankSettings & { company: string }): BankDetails | null =>
  iban === '' ? null : { holder: bankHolder || company, bank: bankName, iban }
