import { workKinds } from '@sohbet/domain/habit/work'
import { locales } from '@sohbet/domain/language'
import { useTranslation } from '../texts/use-translation.ts'
import { useLanguage } from '../texts/language.ts'

/** All that counts for the week, as one list. */
export function useWorkKinds(): string {
  const { t } = useTranslation('work')
  const list = new Intl.ListFormat(locales[useLanguage()])
  return list.format(workKinds.map((kind) => t(`kinds.${kind}`)))
}
