import { schoolZone } from '@sohbet/domain/calendar'
import type { Language } from '@sohbet/domain/language'
import { dateWriter } from '@sohbet/domain/writers'
import { useLanguage } from '../../texts/language.ts'
import styles from './date-leaf.module.css'

const write = (moment: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  dateWriter(language, { timeZone: schoolZone, ...options }).format(new Date(moment))

/** A leaf of a desk calendar with the session's day on the school's clock. */
export function DateLeaf({ moment }: { moment: string }) {
  const language = useLanguage()
  return (
    <time dateTime={moment} className={styles.leaf}>
      <span>{write(moment, language, { weekday: 'short' })}</span>{' '}
      <b>{write(moment, language, { day: 'numeric' })}</b>{' '}
      <span>{write(moment, language, { month: 'short' })}</span>
    </time>
  )
}
