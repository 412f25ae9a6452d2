import { Button } from '@mantine/core'
import type { Course } from '@sohbet/contract/catalogue/courses'
import { canToggleActive, canToggleEnrollment } from '@sohbet/domain/course/policy'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { formatDay, formatAmount } from '../../../ui/format.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx'
import type { CourseMode } from '../../admin-paths.ts'
import { CourseStatus } from '../course-status.tsx'
import styles from '../courses.module.css'
import { CancelCourse } from './cancel-course.tsx'
import { useAskToToggle } from './use-ask-to-toggle.tsx'

type Props = { course: Course | undefined; mode: CourseMode }

const tabs = ['information', 'enrollment', 'activation'] as const

export function CourseActions({ course, mode }: Props) {
  const { t } = useTranslation('courses')
  const [tab, choose] = useState<(typeof tabs)[number]>('information')
  const edited = mode === 'edit' ? course : undefined
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('form.actions')}</h2>
      <Tabs
        tabs={tabs.map((name) => ({ name, label: t(`actions.tabs.${name}`) }))}
        shown={tab}
        onShow={choose}
      >
        <TabPanel name="information" className={styles.panel}>
          {course ? <Badges course={course} /> : <p className={styles.soft}>{t('actions.newHint')}</p>}
        </TabPanel>
        <TabPanel name="enrollment" className={styles.panel}>
          {edited ? <EnrollmentStatus course={edited} /> : <EditOnly />}
        </TabPanel>
        <TabPanel name="activation" className={styles.panel}>
          {edited ? <Activation course={edited} /> : <EditOnly />}
          {edited && <CancelCourse course={edited} />}
        </TabPanel>
      </Tabs>
    </section>
  )
}

function EditOnly() {
  const { t } = useTranslation('courses')
  return <p className={styles.soft}>{t('actions.editOnly')}</p>
}

function Badges({ course }: { course: Course }) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const { startDate, endDate, isActive, price, currency, currentEnrollments, maxEnrollments } = course
  return (
    <div className={styles.badges}>
      <CourseStatus {...course} />
      <StatusBadge tone="neutral">
        {formatDay(startDate, language)} – {formatDay(endDate, language)}
      </StatusBadge>
      <StatusBadge tone={isActive ? 'good' : 'bad'}>
        {t(isActive ? 'actions.active' : 'actions.deleted')}
      </StatusBadge>
      <StatusBadge tone="info">
        {price === 0 ? t('actions.free') : formatAmount(price, currency, language)}
      </StatusBadge>
      <StatusBadge tone="neutral">
        {t('actions.enrollments', { taken: currentEnrollments, all: maxEnrollments })}
      </StatusBadge>
    </div>
  )
}

function EnrollmentStatus({ course }: { course: Course }) {
  const { t } = useTranslation('courses')
  const { t: moving } = useTranslation('moving')
  const { ask, dialog } = useAskToToggle('enrollment')
  const { isClosedToEnrolments: isClosed } = course
  const [now] = useState(() => new Date())
  const verdict = canToggleEnrollment({ ...course, cancelledAt: course.isCancelled ? now : null }, now)
  return (
    <>
      <p className={styles.plain}>{t(isClosed ? 'actions.closed' : 'actions.opened')}</p>
      {verdict.allowed ? (
        <Button variant="default" className={styles.start} onClick={() => ask(course)}>
          {t(isClosed ? 'actions.reopen' : 'actions.close')}
        </Button>
      ) : (
        <p role="note" className={styles.refused}>
          {verdict.because === 'COURSE_CALLED_OFF'
            ? moving('cancel.closed')
            : t('actions.enrollmentRefused', { status: t(`status.${verdict.status}`) })}
        </p>
      )}
      {dialog}
    </>
  )
}

function Activation({ course }: { course: Course }) {
  const { t } = useTranslation('courses')
  const { ask, dialog } = useAskToToggle('active')
  const { isActive } = course
  const [now] = useState(() => new Date())
  const verdict = canToggleActive(course, now)
  return (
    <>
      <p className={styles.plain}>{t(isActive ? 'actions.isActive' : 'actions.isDeleted')}</p>
      {verdict.allowed ? (
        <Button variant="default" className={styles.start} onClick={() => ask(course)}>
          {t(isActive ? 'actions.deactivate' : 'actions.reactivate')}
        </Button>
      ) : (
        <p role="note" className={styles.refused}>
          {t('actions.activationRefused', {
            status: t(`status.${verdict.status}`),
            count: verdict.currentEnrollments,
          })}
        </p>
      )}
      {dialog}
    </>
  )
}
