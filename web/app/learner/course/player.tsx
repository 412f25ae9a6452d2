import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { PlayerCourse } from '@sohbet/contract/learning/player'
import type { ListedModule } from '@sohbet/contract/learning/progress'
import { moduleToGoOnWith } from '@sohbet/domain/course/progress'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { PageTitle } from '../../shell/page-title.tsx'
import { Stage } from '../../shell/stage/stage.tsx'
import { ChunksAhead } from '../../ui/feedback/chunk.tsx'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { EmptyState, LoadingState } from '../../ui/feedback/states.tsx'
import { coursePath, learnerPaths } from '../learner-paths.ts'
import { CourseAnnouncements } from './course-announcements.tsx'
import { CourseHeader } from './course-header.tsx'
import { moduleQuery } from './course.queries.ts'
import { CourseSessions } from './course-live-sessions.tsx'
import { CourseMaterials } from './course-materials.tsx'
import { LockedModule } from './module/locked-module.tsx'
import { ModuleLine } from './module-line.tsx'
import { ModuleView } from './module/module-view.tsx'
import styles from './course.module.css'
import { quizChunk, wholeQuiz } from './chunks.ts'
import { QuizSkeleton } from './quiz-skeleton.tsx'
import { speakChunk } from './speak-chunk.ts'

/** Screens of a module that take the whole stage. */
const views = ['quiz', 'speak'] as const
type View = (typeof views)[number]

export const viewOf = (name: string | null): View | undefined => views.find((view) => view === name)

type Props = { course: PlayerCourse; asked: string | null; view: View | undefined }

/** Focuses and announces the heading of another module; the first page load starts at the top. */
function useHeadingOf(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    heading.current?.focus({ preventScroll: true })
  }, [shown])
  return heading
}

export function Player({ course, asked, view }: Props) {
  const { t } = useTranslation('player')
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  const { modules } = course
  const isAsked = ({ order, id }: ListedModule) => String(order) === asked || id === asked
  const selected = asked === null ? moduleToGoOnWith(course) : modules.find(isAsked)
  const staged = selected !== undefined && selected.state !== 'locked' ? view : undefined
  const heading = useHeadingOf(`${selected?.id} ${staged}`)

  if (selected && staged === 'quiz') return <Quiz course={course} module={selected} />
  if (selected && staged === 'speak') return <Speak course={course} module={selected} />
  return (
    <div className={styles.player}>
      <PageTitle>{selected ? `${selected.name} · ${course.name}` : course.name}</PageTitle>
      <CourseHeader course={course} />
      <CourseAnnouncements announcements={course.announcements} />
      {modules.length === 0 ? (
        <EmptyState
          title={t('modules.none')}
          hint={t('modules.noneHint')}
          action={
            <Button component={Link} to={learnerPaths.courses}>
              {t('toCourses')}
            </Button>
          }
        />
      ) : (
        <div className={styles.columns}>
          <ModuleLine course={course} selected={selected} isWide={isWide} />
          {!selected && (
            <EmptyState
              title={t('module.missing', { number: asked ?? '' })}
              hint={t('module.missingHint')}
              action={
                <Button component={Link} to={coursePath(course.id)}>
                  {t('module.goOn')}
                </Button>
              }
            />
          )}
          {selected?.state === 'locked' && (
            <LockedModule course={course} module={selected} headingRef={heading} />
          )}
          {selected && selected.state !== 'locked' && (
            <ModuleView key={selected.id} course={course} listed={selected} headingRef={heading} />
          )}
        </div>
      )}
      <CourseSessions course={course} />
      <CourseMaterials course={course} />
    </div>
  )
}

/** The quiz takes the whole screen with everything loaded, so that it works without a connection. */
function Quiz({ course, module }: { course: PlayerCourse; module: ListedModule }) {
  const { t } = useTranslation('player')
  // The link back shows the module, also without a connection
  useQuery(moduleQuery(module.id))
  return (
    <Stage
      to={coursePath(course.id, { module: module.order })}
      label={t('quiz.back', { number: module.order })}
    >
      <PageTitle>{t('quiz.heading', { module: module.name })}</PageTitle>
      <OnDemand {...quizChunk} loading={<QuizSkeleton />} failed={t('quizFailed')}>
        {({ QuizScreen }) => <QuizScreen key={module.id} course={course} module={module} />}
      </OnDemand>
      <ChunksAhead chunks={wholeQuiz} />
    </Stage>
  )
}

/** Speaking takes the whole screen, too. */
function Speak({ course, module }: { course: PlayerCourse; module: ListedModule }) {
  const { t } = useTranslation('player')
  return (
    <Stage
      to={coursePath(course.id, { module: module.order })}
      label={t('quiz.back', { number: module.order })}
    >
      <PageTitle>{`${t('stops.speak')}: ${module.name}`}</PageTitle>
      <OnDemand {...speakChunk} loading={<LoadingState lines={6} />} failed={t('speak.failed')}>
        {({ SpeakScreen }) => <SpeakScreen key={module.id} module={module} />}
      </OnDemand>
    </Stage>
  )
}
