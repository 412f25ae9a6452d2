import { Button } from '@mantine/core'
import type { Module } from '@sohbet/contract/catalogue/modules'
import { videoSource } from '@sohbet/domain/video-source'
import { useQuery } from '@tanstack/react-query'
import IconArrowLeft from '#icons/IconArrowLeft'
import IconExternalLink from '#icons/IconExternalLink'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { VideoPlayer } from '../../parts/video/video-player.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { modulesPath } from '../coach-paths.ts'
import { taughtModuleQuery } from '../coach.queries.ts'
import styles from './courses.module.css'
import { QuizWithKey } from './quiz-with-key.tsx'

/** Shows a module as learners see it, and its quiz with keys, read-only. */
export default function CoachModulePage() {
  const { t } = useTranslation('coach')
  const { courseId = '', moduleId = '' } = useParams()
  const { data: module, error, refetch } = useQuery(taughtModuleQuery(moduleId))
  const title = module ? t('modules.open', module) : t('modules.title')
  const isNotThere = error instanceof ApiError && [400, 404].includes(error.status)
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <header>
        <Link to={modulesPath(courseId)} className={styles.back}>
          <IconArrowLeft size={18} aria-hidden /> {t('module.back')}
        </Link>
        <h1 className={styles.heading}>{title}</h1>
        {module && <p className={styles.soft}>{module.description}</p>}
      </header>
      {module ? (
        <>
          <Content module={module} />
          <QuizWithKey moduleId={module.id} />
        </>
      ) : isNotThere ? (
        <div role="alert">
          <EmptyState drawing="stop" title={t('module.notFound')} hint={t('course.notFoundHint')} />
        </div>
      ) : error ? (
        <ErrorState title={t('module.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={8} />
      )}
    </div>
  )
}

function Content({ module: { video, docs } }: { module: Module }) {
  const { t } = useTranslation('coach')
  const source = videoSource(video.url)
  return (
    <>
      <section className={styles.panel} aria-labelledby="video">
        <h2 id="video">{t('module.video')}</h2>
        <p className={styles.soft}>
          <strong>{video.title}</strong>
          <br />
          {video.description}
        </p>
        {source && (
          <div className={styles.video}>
            <VideoPlayer source={source} title={video.title} />
          </div>
        )}
      </section>
      <section className={styles.panel} aria-labelledby="documents">
        <h2 id="documents">{t('module.documents')}</h2>
        <ul className={styles.silent}>
          {docs.map(({ title, description, source: from, url }) => (
            <li key={from}>
              <span>
                <strong>{title}</strong>
                <span>{description}</span>
              </span>
              <Button
                component="a"
                href={url}
                target="_blank"
                rel="noreferrer"
                variant="default"
                rightSection={<IconExternalLink size={16} aria-hidden />}
                aria-label={t('module.openDocument', { title })}
              >
                {t('module.open')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
