import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Module } from '@sohbet/contract/catalogue/modules'
import { videoSource } from '@sohbet/domain/video-source'
import { useQuery } from '@tanstack/react-query'
import IconEye from '#icons/IconEye'
import { useTranslation } from '../../../texts/use-translation.ts'
import { VideoPlayer } from '../../../parts/video/video-player.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { QuizSteps } from '../../quizzes/preview/preview-quiz.tsx'
import { quizQuestionsQuery } from '../../quizzes/quizzes.queries.ts'
import { DocumentPreviews } from '../form/document-previews.tsx'
import styles from '../modules.module.css'

/** The button, and the saved module as a learner goes through it: video, documents, quiz. Nothing is saved. */
export function PreviewModule({ module }: { module: Module }) {
  const { t } = useTranslation('modules')
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button
        variant="default"
        className={styles.start}
        leftSection={<IconEye size={18} aria-hidden />}
        onClick={open}
      >
        {t('preview.button')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        title={t('form.title', { order: module.order, name: module.name })}
        size="xl"
      >
        <Preview module={module} />
      </Dialog>
    </>
  )
}

function Preview({ module }: { module: Module }) {
  const { t } = useTranslation('modules')
  const { video, docs, quiz, description } = module
  const source = videoSource(video.url)
  const opensAt = (document: string) => docs.find((doc) => doc.source === document)?.url ?? document
  return (
    <div className={styles.page}>
      <p className={styles.soft}>{t('preview.note')}</p>
      <p className={styles.plain}>{description}</p>
      <section className={styles.preview} aria-label={t('video.preview')}>
        <h2 className={styles.heading}>{t('form.tabs.video')}</h2>
        {source ? (
          <VideoPlayer source={source} title={video.title} />
        ) : (
          <p className={styles.nothing}>{t('preview.noVideo')}</p>
        )}
        <p className={styles.plain}>{video.description}</p>
      </section>
      <DocumentPreviews docs={docs} opensAt={opensAt} />
      <section className={styles.preview} aria-label={t('form.tabs.quiz')}>
        <h2 className={styles.heading}>{t('form.tabs.quiz')}</h2>
        {quiz ? <Quiz quizId={quiz.id} /> : <p className={styles.nothing}>{t('preview.noQuiz')}</p>}
      </section>
    </div>
  )
}

function Quiz({ quizId }: { quizId: string }) {
  const { data: questions } = useQuery(quizQuestionsQuery(quizId))
  return questions && <QuizSteps questions={questions} />
}
