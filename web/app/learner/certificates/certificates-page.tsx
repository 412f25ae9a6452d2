import { Button, Title } from '@mantine/core'
import type { EndedCourse as Ended, OwnCertificates } from '@sohbet/contract/learning/certificates'
import IconArrowRight from '#icons/IconArrowRight'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { Moment, MomentActions } from '../../parts/pictures/moment.tsx'
import { BusScene } from '../../parts/pictures/scenes.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { CardSkeletons } from '../courses/card-skeletons.tsx'
import { learnerPaths } from '../learner-paths.ts'
import { ownCertificatesQuery } from './certificates.queries.ts'
import { ConfirmName } from './confirm-name.tsx'
import { EndedCourse } from './ended-course.tsx'
import { NextStop } from './next-stop.tsx'
import styles from './certificates.module.css'

export const clientLoader = () => loadTexts('certificates', 'enroll')

/** /learner/certificates: ended courses with their results and certificates, and what comes next. */
export default function CertificatesPage() {
  const { t } = useTranslation('certificates')
  const { data, error, refetch } = useQuery(ownCertificatesQuery)
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      {data && data.courses.length > 0 ? (
        <Loaded own={data} />
      ) : (
        <>
          <Head />
          {data && <None />}
          {!data && error && (
            <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
          )}
          {!data && !error && <CardSkeletons />}
        </>
      )}
    </div>
  )
}

function Head() {
  const { t } = useTranslation('certificates')
  return (
    <header>
      <Title order={1}>{t('title')}</Title>
      <p className={styles.intro}>{t('intro')}</p>
    </header>
  )
}

function None() {
  const { t } = useTranslation('certificates')
  return (
    <EmptyState
      drawing="stop"
      title={t('none')}
      hint={t('noneHint')}
      action={
        <Button component={Link} to={learnerPaths.courses}>
          {t('toCourses')}
        </Button>
      }
    />
  )
}

function Loaded({ own: { courses, certificates } }: { own: OwnCertificates }) {
  const [confirmed, confirm] = useState<Ended>()
  const waiting = courses.find(({ offered }) => offered === 'completion')
  return (
    <>
      {waiting ? <Completed course={waiting} onConfirm={() => confirm(waiting)} /> : <Head />}
      <ul className={styles.cards}>
        {courses.map((course) => (
          <EndedCourse
            key={course.enrollmentId}
            course={course}
            certificates={certificates.filter(({ enrollmentId }) => enrollmentId === course.enrollmentId)}
            isShownAbove={course === waiting}
            onConfirm={() => confirm(course)}
          />
        ))}
      </ul>
      <NextStop
        isMain={waiting === undefined}
        hasCompleted={courses.some(({ outcome }) => outcome === 'completed')}
      />
      <ConfirmName course={confirmed} onClose={() => confirm(undefined)} />
    </>
  )
}

function Completed({ course, onConfirm }: { course: Ended; onConfirm: () => void }) {
  const { t } = useTranslation('certificates')
  return (
    <Moment kicker={t('moment.kicker')} title={t('moment.title')} picture={<BusScene says="Well done!" />}>
      <p>{t('moment.text', { course: course.courseName })}</p>
      <MomentActions>
        <Button size="lg" onClick={onConfirm} rightSection={<IconArrowRight size={20} aria-hidden />}>
          {t('confirm.title')}
        </Button>
      </MomentActions>
    </Moment>
  )
}
