import type { ComponentType } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useUrlFilters } from '../../../ui/data-table/state/use-url-filters.ts'
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx'
import type { CourseFieldsProps } from './fields/course-fields-props.ts'
import { CourseSessions } from '../live-sessions/course-live-sessions.tsx'
import { courseTabs, placeOf, type CourseTab } from './course-values.ts'
import styles from '../courses.module.css'
import { EnrollmentFields } from './fields/enrollment-fields.tsx'
import { InstructorFields } from './fields/instructor-fields.tsx'
import { PrerequisiteFields } from './fields/prerequisite-fields.tsx'
import { TelegramGroups } from '../../telegram-groups/telegram-groups.tsx'
import { WaitingList } from '../../waiting-list/waiting-list.tsx'
import { ScheduleFields } from './fields/schedule-fields.tsx'
import { ZoomFields } from './fields/zoom-fields.tsx'

/** The tab is in the URL, so that a reload restores it; the first has no parameter. */
export function useCourseTab(): [CourseTab, (tab: CourseTab) => void] {
  const { values, choose } = useUrlFilters({ tab: courseTabs })
  return [values.tab ?? courseTabs[0], (tab) => choose('tab')(tab === courseTabs[0] ? '' : tab)]
}

const panels: Record<
  Exclude<CourseTab, 'waiting' | 'telegram' | 'sessions'>,
  ComponentType<CourseFieldsProps>
> = {
  schedule: ScheduleFields,
  enrollment: EnrollmentFields,
  prerequisites: PrerequisiteFields,
  instructors: InstructorFields,
  zoom: ZoomFields,
}

type Props = CourseFieldsProps & { tab: CourseTab; onOpen: (tab: CourseTab) => void }

/** Each tab shows whether a field on it is invalid. */
export function CourseTabs({ tab, onOpen, ...props }: Props) {
  const { t } = useTranslation('courses')
  const faults = Object.keys(props.form.errors).map(placeOf)
  return (
    <Tabs
      tabs={courseTabs.map((name) => ({
        name,
        label: t(`form.tabs.${name}`),
        faults: faults.filter((place) => place === name).length,
      }))}
      shown={tab}
      onShow={onOpen}
      className={styles.card}
    >
      {courseTabs.map((one) => (
        <TabPanel key={one} name={one}>
          {one === 'telegram' ? (
            // Not part of the form: loaded when opened, and visible in view mode too
            tab === one && <TelegramGroups course={props.course} isReadOnly={props.isReadOnly} />
          ) : one === 'waiting' ? (
            tab === one && <WaitingList course={props.course} />
          ) : one === 'sessions' ? (
            tab === one && <CourseSessions courseId={props.course?.id} />
          ) : (
            <Fields panel={panels[one]} {...props} />
          )}
        </TabPanel>
      ))}
    </Tabs>
  )
}

const Fields = ({
  panel: Panel,
  ...props
}: CourseFieldsProps & { panel: ComponentType<CourseFieldsProps> }) => (
  <fieldset disabled={props.isReadOnly} className={styles.fields}>
    <Panel {...props} />
  </fieldset>
)
