import { Button } from '@mantine/core'
import { isDay } from '@sohbet/domain/calendar'
import { proposedEndDate } from '@sohbet/domain/course/current-module'
import { courseStatus } from '@sohbet/domain/course/status'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { useLanguage } from '../../../../texts/language.ts'
import { TextField } from '../../../../ui/form/fields.tsx'
import { CountField } from '../../../../ui/form/count-field.tsx'
import { formatDay } from '../../../../ui/format.ts'
import type { CourseFieldsProps } from './course-fields-props.ts'
import styles from '../../courses.module.css'

export function ScheduleFields({ form, course, options, isReadOnly }: CourseFieldsProps) {
  const { t } = useTranslation('courses')
  const [now] = useState(() => new Date())
  // A new start may come after the end, so the end is validated when either date is left
  const checkEnd = () => {
    if (form.values.endDate) void form.validateField('endDate')
  }
  const isStartFixed =
    course !== undefined && course.currentEnrollments > 0 && courseStatus(course, now) !== 'upcoming'
  return (
    <>
      <div className={styles.three} onBlur={checkEnd}>
        <TextField
          form={form}
          name="startDate"
          type="date"
          size="md"
          label={t('schedule.startDate')}
          disabled={isStartFixed}
          description={isStartFixed ? t('schedule.startFixed') : undefined}
          // Aligned with the fields beside it
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <TextField form={form} name="endDate" type="date" size="md" label={t('schedule.endDate')} />
        <CountField form={form} name="moduleDuration" label={t('schedule.moduleDuration')} />
      </div>
      <Proposal form={form} course={course} options={options} isReadOnly={isReadOnly} />
    </>
  )
}

/** The end date proposed from the modules. It is filled in until the admin chooses another. */
function Proposal({ form, options, isReadOnly }: CourseFieldsProps) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const { typeId, startDate, endDate, moduleDuration } = form.values
  const moduleCount = options.types.find(({ id }) => id === typeId)?.moduleCount ?? 0
  const isKnown = isDay(startDate) && moduleCount > 0 && moduleDuration >= 1
  const proposal = isKnown ? proposedEndDate(startDate, moduleCount, moduleDuration) : undefined

  const before = useRef<string>(undefined)
  const { setFieldValue } = form
  useEffect(() => {
    // A field that is being retyped gives no proposal; the previous one still counts
    if (!proposal) return
    const isUntouched = endDate === '' || endDate === before.current
    if (isUntouched && !isReadOnly) setFieldValue('endDate', proposal)
    before.current = proposal
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new proposal fills in the end date
  }, [proposal])

  if (isReadOnly) return null
  if (!proposal) return <p className={styles.soft}>{t('schedule.noModules')}</p>
  return (
    <p className={styles.proposal}>
      {t('schedule.proposal', {
        count: moduleCount,
        days: moduleDuration,
        date: formatDay(proposal, language),
      })}{' '}
      {proposal === endDate ? (
        t('schedule.taken')
      ) : (
        <Button variant="default" size="sm" onClick={() => setFieldValue('endDate', proposal)}>
          {t('schedule.take')}
        </Button>
      )}
    </p>
  )
}
