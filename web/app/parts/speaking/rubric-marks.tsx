import { VisuallyHidden } from '@mantine/core'
import { rubricAspects, rubricMarks, type Rubric } from '@sohbet/domain/speaking/rubric'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './speaking.module.css'

/** The four marks of a recording, as dots. */
export function RubricMarks({ rubric }: { rubric: Rubric }) {
  const { t } = useTranslation('speaking')
  return (
    <dl className={styles.marks}>
      {rubricAspects.map((aspect) => (
        <div key={aspect}>
          <dt>{t(`rubric.${aspect}`)}</dt>
          <dd>
            <VisuallyHidden>{t('rubric.mark', { mark: rubric[aspect] })}</VisuallyHidden>
            {rubricMarks.map((mark) => (
              <span
                key={mark}
                className={styles.dot}
                data-on={mark <= rubric[aspect] || undefined}
                aria-hidden
              />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
