import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Course } from '@sohbet/contract/catalogue/courses'
import { mayHaveType } from '@sohbet/domain/course/policy'
import { useEffect, useMemo } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link, useNavigate } from 'react-router'
import { SaveBar } from '../../../ui/form/save-bar.tsx'
import { SelectField } from '../../../ui/form/select-box.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useFocusFirstError } from '../../../ui/form/use-focus-first-error.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { useLeaveGuard } from '../../../ui/dialog/use-leave-guard.tsx'
import { coursePath, type CourseMode } from '../../admin-paths.ts'
import { CourseActions } from './course-actions.tsx'
import { useReturnToList } from '../course-list-state.ts'
import { CourseTabs, useCourseTab } from './course-tabs.tsx'
import {
  courseFormFields,
  courseTabs,
  emptyCourse,
  placeOf,
  valuesOf,
  type CourseFormState,
  type CourseTab,
} from './course-values.ts'
import { ButtonRow } from '../../../ui/list/button-row.tsx'
import styles from '../courses.module.css'
import { useChoices, type CourseOptions } from './use-course-options.ts'
import { useSubmitCourse } from './use-submit-course.tsx'

type Props = { mode: CourseMode; course: Course | undefined; options: CourseOptions }

export function CourseForm({ mode, course, options }: Props) {
  const [tab, openTab] = useCourseTab()
  const fields = useMemo(() => courseFormFields(course), [course])
  const form = useZodForm(fields, {
    initialValues: course ? valuesOf(course) : { ...emptyCourse, currency: options.currency },
  })
  const lead = useLead(form, { tab, openTab })
  const { submit, isPending, isSaved, dialogs } = useSubmitCourse(form, { course, options, lead })
  const isDirty = form.isDirty() && !isSaved
  const leaveDialog = useLeaveGuard(isDirty)
  useBackOnceSaved(isSaved)
  const isReadOnly = mode === 'view'
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  const actions = <CourseActions course={course} mode={mode} />

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <div className={styles.top}>
        <BasicInformation form={form} course={course} options={options} isReadOnly={isReadOnly} />
        {isWide && actions}
      </div>
      <CourseTabs
        tab={tab}
        onOpen={openTab}
        form={form}
        course={course}
        options={options}
        isReadOnly={isReadOnly}
      />
      {/* An admin needs the tabs more often than the actions */}
      {!isWide && actions}
      {isReadOnly ? (
        <ViewButtons course={course} />
      ) : (
        <SaveButtons
          course={course}
          isDirty={isDirty}
          faultCount={Object.keys(form.errors).length}
          isPending={isPending}
        />
      )}
      {leaveDialog}
      {dialogs}
    </form>
  )
}

type OpenTab = { tab: CourseTab; openTab: (tab: CourseTab) => void }

const useLead = (form: CourseFormState, { tab, openTab }: OpenTab) =>
  useFocusFirstError(form, {
    // Fields above the tabs are visible on every tab
    tabOf: (path) => {
      const place = placeOf(path)
      return place === 'basic' ? tab : place
    },
    order: [tab, ...courseTabs],
    open: openTab,
    current: tab,
  })

/** Returns to the list after saving. In an effect, so that the leave guard sees no unsaved changes. */
function useBackOnceSaved(isSaved: boolean) {
  const navigate = useNavigate()
  const { listPath } = useReturnToList()
  useEffect(() => {
    if (isSaved) void navigate(listPath)
  }, [isSaved, navigate, listPath])
}

type BasicProps = Omit<Props, 'mode'> & { form: CourseFormState; isReadOnly: boolean }

function BasicInformation({ form, course, options, isReadOnly }: BasicProps) {
  const { t } = useTranslation('courses')
  const { ofTypes } = useChoices()
  // The server would refuse any other type
  const isTypeFixed = course !== undefined && !mayHaveType('', course).allowed
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('form.basic')}</h2>
      <fieldset disabled={isReadOnly} className={styles.fields}>
        <TextField form={form} name="name" label={t('form.name')} autoComplete="off" />
        <TextAreaField
          form={form}
          name="description"
          label={t('form.description')}
          description={t('form.descriptionHint')}
          minRows={2}
        />
        <TextAreaField
          form={form}
          name="descriptionEn"
          isOptional
          label={t('form.descriptionEn')}
          description={t('form.descriptionEnHint')}
          minRows={2}
        />
        <SelectField
          form={form}
          name="typeId"
          label={t('form.type')}
          disabled={isTypeFixed}
          description={isTypeFixed ? t('form.typeFixed') : undefined}
          data={[{ value: '', label: t('form.choose') }, ...ofTypes(options.types, course?.typeId)]}
        />
      </fieldset>
    </section>
  )
}

function ViewButtons({ course }: Pick<Props, 'course'>) {
  const { t } = useTranslation('courses')
  const { listPath, state } = useReturnToList()
  return (
    <ButtonRow>
      <Button component={Link} to={listPath} variant="default">
        {t('form.back')}
      </Button>
      {course && (
        <Button component={Link} to={coursePath('edit', course.id)} state={state}>
          {t('form.edit')}
        </Button>
      )}
    </ButtonRow>
  )
}

type SaveProps = Pick<Props, 'course'> & { isDirty: boolean; faultCount: number; isPending: boolean }

function SaveButtons({ course, isPending, ...state }: SaveProps) {
  const { t } = useTranslation('courses')
  const { listPath } = useReturnToList()
  return (
    <SaveBar {...state}>
      <Button component={Link} to={listPath} variant="default">
        {t('form.cancel')}
      </Button>
      <Button type="submit" loading={isPending}>
        {t(course ? 'form.update' : 'form.create')}
      </Button>
    </SaveBar>
  )
}
