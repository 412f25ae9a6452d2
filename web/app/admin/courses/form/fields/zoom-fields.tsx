import { Button } from '@mantine/core'
import { courseFields } from '@sohbet/contract/catalogue/course-fields'
import { fieldMessages } from '@sohbet/contract/field-messages'
import { maxZoomTimes, newZoomTime } from '@sohbet/domain/course/zoom-times'
import IconPlus from '#icons/IconPlus'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { useLanguage } from '../../../../texts/language.ts'
import { TextField } from '../../../../ui/form/fields.tsx'
import { CoachConflicts } from './coach-conflicts.tsx'
import type { CourseFieldsProps } from './course-fields-props.ts'
import styles from '../../courses.module.css'
import { ZoomTimeRow } from './zoom-time-row.tsx'

export function ZoomFields({ form, course, isReadOnly }: CourseFieldsProps) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const { zoomTimes } = form.values
  // Overlaps are shown at once, not only on blur
  const faults = fieldMessages(
    courseFields.shape.zoomTimes.safeParse(zoomTimes).error?.issues ?? [],
    language,
  )
  return (
    <>
      <TextField
        form={form}
        name="zoomLink"
        type="url"
        size="md"
        label={t('zoom.link')}
        description={t('zoom.linkHint')}
        autoComplete="off"
      />
      <fieldset className={styles.times}>
        <legend>{t('zoom.times')}</legend>
        {zoomTimes.map((time, place) => (
          <ZoomTimeRow
            // A row has no other identity than its place
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            place={place}
            time={time}
            error={faults[String(place)] ?? faults[`${place}.duration`]}
            isReadOnly={isReadOnly}
            onChange={(changed) => form.setFieldValue(`zoomTimes.${place}`, changed)}
            onRemove={() => form.removeListItem('zoomTimes', place)}
          />
        ))}
        <p role="alert" className={styles.fault}>
          {faults['']}
        </p>
        {!isReadOnly && (
          <Button
            variant="default"
            className={styles.start}
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={zoomTimes.length >= maxZoomTimes}
            data-path="zoomTimes"
            onClick={() => form.insertListItem('zoomTimes', { ...newZoomTime })}
          >
            {t('zoom.add')}
          </Button>
        )}
      </fieldset>
      <CoachConflicts values={form.values} courseId={course?.id} />
    </>
  )
}
