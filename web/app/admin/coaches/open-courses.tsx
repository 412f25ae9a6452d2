import type { Reply } from '@sohbet/contract/endpoint'
import type { listOpenCourses } from '@sohbet/contract/people/coaches'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'

/** `next` says what happens to the courses. */
type Props = { username: string; courses: Reply<typeof listOpenCourses>; next: string }

/** The courses of a coach that are not over, in a question. */
export function OpenCourses({ username, courses, next }: Props) {
  const { t } = useTranslation('coaches')
  const language = useLanguage()
  return (
    <>
      <p>{t('openCourses', { username, count: courses.length })}</p>
      <ul>
        {courses.map(({ id, name, startDate, endDate }) => (
          <li key={id}>
            <strong>{name}</strong>, {formatDay(startDate, language)} – {formatDay(endDate, language)}
          </li>
        ))}
      </ul>
      <p>{next}</p>
    </>
  )
}
