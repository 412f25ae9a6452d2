import type { CourseCoach } from '@sohbet/contract/selling/enrollments'
import { locales } from '@sohbet/domain/language'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { TextInLanguage } from '../../enrollment/text-in-language.tsx'
import { CoachFace } from './coach-face.tsx'
import styles from './offer.module.css'

type Props = { coaches: readonly CourseCoach[] }

/** The coaches of a course with face and summary. */
export function Coaches({ coaches }: Props) {
  const { t } = useTranslation('enrollment')
  if (coaches.length === 0) return null
  return (
    <section className={styles.part}>
      <h3>{t('details.yourCoaches', { count: coaches.length })}</h3>
      <ul className={styles.coaches}>
        {coaches.map((coach) => (
          <li key={coach.userId}>
            <CoachFace coach={coach} />
            <div>
              <strong>{coach.name}</strong>
              <TextInLanguage tr={coach.summary} en={coach.summaryEn} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The coaches in one line: small faces and names. */
export function CoachLine({ coaches }: Props) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  if (coaches.length === 0) return null
  const names = new Intl.ListFormat(locales[language]).format(coaches.map(({ name }) => name))
  return (
    <div className={styles.coachLine}>
      <span className={styles.faces}>
        {coaches.map((coach) => (
          <CoachFace key={coach.userId} coach={coach} size={48} />
        ))}
      </span>
      <span>{t('offer.with', { names })}</span>
    </div>
  )
}
