import { Button, Title } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import type { SessionModule } from '@sohbet/contract/live-sessions/session-page'
import IconChevronRight from '#icons/IconChevronRight'
import IconFileText from '#icons/IconFileText'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { modulePath } from '../coach-paths.ts'
import styles from './live-sessions.module.css'

type Props = { session: StaffLiveSession; module: SessionModule | null }

/** What the course learns in the week of the session, with its documents. */
export function LiveSessionModule({ session: { courseId, isAsSubstitute }, module }: Props) {
  const { t } = useTranslation('sessionPage')
  if (!module) return null
  const { id, moduleNo, name, description, video, docs, phrases, hasQuiz } = module
  return (
    <section className={styles.card} aria-labelledby="module">
      <div className={styles.heading}>
        <p className={styles.kicker}>{t('module.title', { moduleNo })}</p>
        <Title order={2} id="module">
          {name}
        </Title>
      </div>
      <p className={styles.notes}>{description}</p>
      <ul className={styles.files}>
        {docs.map((doc) => (
          <li key={doc.title}>
            <a
              href={doc.url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('module.openDocument', { title: doc.title })}
            >
              <IconFileText size={24} aria-hidden />
              <span>
                <strong>{doc.title}</strong>
                <span>{doc.description}</span>
              </span>
              <IconChevronRight size={20} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>
        <strong>{t('module.video', video)}</strong>
        <br />
        {video.description}
      </p>
      {phrases.length > 0 && <Phrases phrases={phrases} />}
      {/* A substitute has the documents, but not the course */}
      {!isAsSubstitute && (
        <Button component={Link} to={modulePath(courseId, id)} variant="default" className={styles.start}>
          {t(hasQuiz ? 'module.openWithQuiz' : 'module.open')}
        </Button>
      )}
    </section>
  )
}

/** What the learners of the module practise in the session, with examples to say. */
function Phrases({ phrases }: Pick<SessionModule, 'phrases'>) {
  const { t } = useTranslation('sessionPage')
  return (
    <details className={styles.last}>
      <summary>{t('module.phrases', { count: phrases.length })}</summary>
      <ul className={styles.phrases}>
        {phrases.map(({ term, translation, example }) => (
          <li key={term}>
            <strong lang="en">{term}</strong>
            <span lang="tr">{translation}</span>
            {example && <q lang="en">{example}</q>}
          </li>
        ))}
      </ul>
    </details>
  )
}
