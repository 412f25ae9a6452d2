import { Button } from '@mantine/core'
import type { Certificate, EndedCourse as Ended } from '@sohbet/contract/learning/certificates'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { formatDay, formatNumber, formatPercent } from '../../ui/format.ts'
import { CourseDates } from '../courses/course-dates.tsx'
import { coursePath } from '../learner-paths.ts'
import { CertificateCard } from './certificate-card.tsx'
import styles from './certificates.module.css'

type Props = {
  course: Ended
  certificates: readonly Certificate[]
  /** The moment above has the button. */
  isShownAbove: boolean
  onConfirm: () => void
}

/** An ended course: what became of it, what it counts, and its certificates. */
export function EndedCourse({ course, certificates, isShownAbove, onConfirm }: Props) {
  const { t } = useTranslation('certificates')
  const { courseName, outcome, offered } = course
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2>{courseName}</h2>
        <StatusBadge tone={outcome === 'completed' ? 'good' : 'neutral'}>
          {t(`outcome.${outcome ?? 'open'}`)}
        </StatusBadge>
      </div>
      <p className={styles.facts}>
        <CourseDates {...course} />
      </p>
      <Figures course={course} />
      {outcome === null && <StillOpen course={course} />}
      {outcome === 'missed' && <p>{t('missedHint')}</p>}
      {certificates.map((certificate) => (
        <CertificateCard key={certificate.id} certificate={certificate} />
      ))}
      {offered !== null && !isShownAbove && (
        <Button variant="default" className={styles.start} onClick={onConfirm}>
          {t(`get.${offered}`)}
        </Button>
      )}
    </li>
  )
}

function Figures({ course }: { course: Ended }) {
  const { t } = useTranslation('certificates')
  const language = useLanguage()
  const { completedModules, moduleCount, joinedSessions, heldSessions, hours } = course
  const number = (value: number) => formatNumber(value, language)
  const rows = [
    {
      name: 'modules',
      value: t('figure.of', { done: number(completedModules), all: number(moduleCount) }),
    },
    {
      name: 'sessions',
      value: t('figure.of', { done: number(joinedSessions), all: number(heldSessions) }),
    },
    { name: 'hours', value: number(hours) },
  ] as const
  return (
    <dl className={styles.figures}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`figure.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Until 30 days after the end modules and corrected attendance still count. */
function StillOpen({ course }: { course: Ended }) {
  const { t } = useTranslation('certificates')
  const language = useLanguage()
  const { courseId, checkedUntil, completionModules, completionParticipation } = course
  return (
    <>
      <p>
        {t('openHint', { day: formatDay(checkedUntil, language) })}{' '}
        {t('openNeeds', {
          modules: formatPercent(completionModules, language),
          participation: formatPercent(completionParticipation, language),
        })}
      </p>
      <Button variant="default" className={styles.start} component={Link} to={coursePath(courseId)}>
        {t('toModules')}
      </Button>
    </>
  )
}
