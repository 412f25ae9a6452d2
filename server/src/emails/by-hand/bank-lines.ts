import { writtenIban, type BankDetails } from '@sohbet/domain/bank'
import type { Language } from '@sohbet/domain/language'

type Transfer = { bank: BankDetails | null; reference: string }

/** Where to send a transfer, and what to write on it. Without bank details the reader asks the school. */
export function bankLines({ bank, reference }: Transfer, language: Language): string[] {
  if (!bank)
    return [
      language === 'en'
        ? 'Reply to this mail and we tell you how to pay.'
        : 'Nasıl ödeyeceğini öğrenmek için bu e-postayı yanıtla.',
    ]
  const iban = writtenIban(bank.iban)
  const atBank = bank.bank && ` ${language === 'en' ? 'Bank' : 'Banka'}: ${bank.bank}.`
  return language === 'en'
    ? [
        `Account holder: ${bank.holder}.${atBank} IBAN: ${iban}.`,
        `Please write this reference on the transfer: ${reference}.`,
      ]
    : [
        `Hesap sahibi: ${bank.holder}.${atBank} IBAN: ${iban}.`,
        `Lütfen havalenin açıklamasına bu kodu yaz: ${reference}.`,
      ]
}
