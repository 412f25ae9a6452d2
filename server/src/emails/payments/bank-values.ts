import { writtenIban, type BankDetails } from '@sohbet/domain/money/bank'

type Transfer = { bank: BankDetails; reference: string }

/** Where to send a transfer, and what to write on it. */
export const bankValues = ({ bank: { holder, bank, iban }, reference }: Transfer) => ({
  holder,
  bank,
  iban: writtenIban(iban),
  reference,
})
