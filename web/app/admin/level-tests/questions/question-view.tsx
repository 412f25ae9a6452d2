import { isSafeLink } from '@sohbet/contract/fields'
import type { KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import IconCheck from '#icons/IconCheck'
import { useTranslation } from '../../../texts/use-translation.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import editor from '../../question-editor/question-editor.module.css'
import styles from './questions.module.css'
import { Recording } from './recording.tsx'

/** A read-only question with its key marked. */
export function QuestionView({ question }: { question: KeyedQuestion }) {
  const { t } = useTranslation(['levelTests', 'questionEditor'])
  const { text, type, options, correctOptionId, audioUrl } = question
  return (
    <div className={editor.form}>
      <p className={editor.hint}>{t(`questions.type.${type}`)}</p>
      <p className={styles.text} lang="en">
        {text}
      </p>
      {type === 'listening' &&
        (audioUrl && isSafeLink(audioUrl) ? (
          <Recording url={audioUrl} />
        ) : (
          <p className={editor.hint}>{t('questionEditor:noAudio')}</p>
        ))}
      <ol className={styles.choices} aria-label={t('questionEditor:option.legend')}>
        {options.map((option) => (
          <li key={option.id} data-correct={option.id === correctOptionId || undefined}>
            <span className={styles.letter}>{option.id}</span>
            <span lang="en">{option.text}</span>
            {option.id === correctOptionId && (
              <StatusBadge tone="good">
                <IconCheck size={16} aria-hidden /> {t('preview.key')}
              </StatusBadge>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
