import { Button, Title } from '@mantine/core'
import type { LevelTestResult } from '@sohbet/contract/level-tests/level-test-attempts'
import { maxScore } from '@sohbet/domain/level-test/level'
import { useQuery } from '@tanstack/react-query'
import IconArrowRight from '#icons/IconArrowRight'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useSearchParams } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { Moment, MomentActions } from '../../parts/pictures/moment.tsx'
import { BusScene } from '../../parts/pictures/scenes.tsx'
import { courseOfEnrollPath, enrollPath, paths } from '../../paths.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDateTime, formatNumber } from '../../ui/format.ts'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { AnswerList } from './question/answer-list.tsx'
import { LevelLine } from './level-line.tsx'
import { SkillList } from './skill-list.tsx'
import { latestResultQuery } from '../level-test.queries.ts'
import styles from './result-screen.module.css'

type Props = {
  result: LevelTestResult
  /** A learner who may take the test again has a course behind them and does not start a track. */
  isStart?: boolean
  children?: ReactNode
}

export function ResultScreen({ result, isStart = true, children }: Props) {
  const { t } = useTranslation('levelTest')
  const language = useLanguage()
  const [search] = useSearchParams()
  const course = courseOfEnrollPath(search.get('next'))
  const number = (value: number) => formatNumber(value, language)
  const facts = [
    { name: 'points', value: number(result.points), max: number(result.maxPoints) },
    { name: 'percentage', value: t('result.percent', { value: number(result.percentage) }) },
    { name: 'score', value: number(result.score), max: number(maxScore) },
    { name: 'level', value: result.level },
  ] as const
  return (
    <div className={styles.screen}>
      <Moment
        isFocused
        kicker={t('result.title')}
        title={t('result.heading', { level: result.level })}
        picture={<BusScene blind={result.level} says="Hop on!" />}
      >
        <p className={styles.meaning}>{t(`result.meaning.${result.level}`)}</p>
        <LevelLine label={t('result.line')} level={result.level} />
        {isStart && !result.progress && (
          <p className={styles.track}>{t('result.trackText', { track: result.track })}</p>
        )}
        {result.progress && <Progress {...result.progress} />}
        {course === undefined ? (
          <OnDemand
            name="next-course"
            load={() => import('./next-course.tsx')}
            loading={<ToHome />}
            failed={t('result.next')}
          >
            {({ NextCourse }) => <NextCourse attemptId={result.id} />}
          </OnDemand>
        ) : (
          <MomentActions>
            <Button
              component={Link}
              to={enrollPath(course)}
              size="lg"
              rightSection={<IconArrowRight size={20} aria-hidden />}
            >
              {t('result.toGroup')}
            </Button>
          </MomentActions>
        )}
      </Moment>
      <dl className={styles.facts}>
        {facts.map(({ name, value, ...of }) => (
          <div key={name}>
            <dt>{t(`result.${name}`)}</dt>
            <dd>
              {value} {'max' in of && <small>{t('result.outOf', of)}</small>}
            </dd>
            <dd className={styles.explained}>{t(`result.${name}Hint`)}</dd>
          </div>
        ))}
      </dl>
      <SkillList skills={result.skills} />
      <AnswerList answers={result.answers} />
      <p className={styles.taken}>
        {t('result.takenOn', { date: formatDateTime(result.completedAt, language) })}
      </p>
      {children}
    </div>
  )
}

/** While the code of the next course loads. */
function ToHome() {
  const { t } = useTranslation('levelTest')
  return (
    <>
      <p className={styles.fits}>{t('result.nextHint')}</p>
      <MomentActions>
        <Button size="lg" loading>
          {t('result.toCourse')}
        </Button>
        <Button component={Link} to={paths.learner} size="lg" variant="default">
          {t('result.next')}
        </Button>
      </MomentActions>
    </>
  )
}

function Progress({ first, latest, best }: NonNullable<LevelTestResult['progress']>) {
  const { t } = useTranslation('levelTest')
  const language = useLanguage()
  const number = (score: number) => formatNumber(score, language)
  return (
    <p className={styles.track}>
      {t('result.progress', { first: number(first), latest: number(latest) })}{' '}
      {best > latest && t('result.best', { best: number(best) })}
    </p>
  )
}

/** The latest result of a learner with a level. A retake starts here too, if the school allows one. */
export function LatestResult({ onStartAgain }: { onStartAgain: () => void }) {
  const { t } = useTranslation('levelTest')
  const { data, error, refetch } = useQuery(latestResultQuery)
  if (data) {
    return (
      <ResultScreen result={data} isStart={!data.mayRetake}>
        {data.mayRetake && (
          <p className={styles.again}>
            {t('result.againHint')}
            <Button variant="default" onClick={onStartAgain}>
              {t('result.again')}
            </Button>
          </p>
        )}
      </ResultScreen>
    )
  }
  return (
    <>
      <Title order={1}>{t('result.title')}</Title>
      {error ? (
        <ErrorState title={t('result.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={8} />
      )}
    </>
  )
}
