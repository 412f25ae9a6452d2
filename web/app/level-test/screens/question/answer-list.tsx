import '@mantine/core/styles/Accordion.css'
import { Accordion, Title } from '@mantine/core'
import type { LevelTestResult } from '@sohbet/contract/level-tests/level-test-attempts'
import { questionTypes } from '@sohbet/domain/level-test/question'
import IconCheck from '#icons/IconCheck'
import IconX from '#icons/IconX'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Recording } from '../../../parts/listening/recording.tsx'
import styles from './answer-list.module.css'

type Answer = LevelTestResult['answers'][number]
/** `number` is its position in the test, from 1. */
type Numbered = Answer & { number: number }

export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  const { t } = useTranslation('levelTest')
  const numbered = answers.map((answer, index) => ({ ...answer, number: index + 1 }))
  const groups = questionTypes
    .map((type) => ({ type, answers: numbered.filter((answer) => answer.type === type) }))
    .filter((group) => group.answers.length > 0)
  return (
    <section>
      <Title order={2} className={styles.title}>
        {t('result.answers')}
      </Title>
      <p>{t('result.keyHint')}</p>
      <Accordion multiple variant="separated" order={3} classNames={styles}>
        {groups.map((group) => (
          <Accordion.Item key={group.type} value={group.type}>
            <Accordion.Control>
              <span className={styles.group}>
                <strong>{t(`question.types.${group.type}`)}</strong>
                <span>
                  {t('result.group', {
                    correct: group.answers.filter(({ isCorrect }) => isCorrect).length,
                    count: group.answers.length,
                  })}
                </span>
              </span>
            </Accordion.Control>
            <Accordion.Panel>
              <ol className={styles.answers}>
                {group.answers.map((answer) => (
                  <AnswerRow key={answer.questionId} answer={answer} />
                ))}
              </ol>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  )
}

function AnswerRow({ answer }: { answer: Numbered }) {
  const { t } = useTranslation('levelTest')
  const textOf = (id: string | null) => answer.options.find((option) => option.id === id)?.text
  const chosen = textOf(answer.selectedOptionId)
  const Mark = answer.isCorrect ? IconCheck : IconX
  return (
    <li data-correct={answer.isCorrect || undefined}>
      <Mark
        size={22}
        className={styles.mark}
        aria-label={t(answer.isCorrect ? 'result.right' : 'result.wrong')}
      />
      <div>
        <p className={styles.question}>
          <span className={styles.number}>{answer.number}.</span> <span lang="en">{answer.text}</span>
        </p>
        {answer.audioUrl && (
          <div className={styles.audio}>
            <Recording
              url={answer.audioUrl}
              label={t('result.recording', { number: answer.number })}
              isLazy
            />
          </div>
        )}
        <dl>
          <div>
            <dt>{t('result.chosen')}</dt>
            <dd lang={chosen ? 'en' : undefined}>{chosen ?? t('result.none')}</dd>
          </div>
        </dl>
        <AllOptions answer={answer} />
      </div>
    </li>
  )
}

/** All options of the question, on request. */
function AllOptions({ answer: { options, selectedOptionId, isCorrect } }: { answer: Answer }) {
  const { t } = useTranslation('levelTest')
  return (
    <details className={styles.options}>
      <summary>{t('result.options')}</summary>
      <ul>
        {options.map(({ id, text }) => (
          <li key={id} data-key={(isCorrect && id === selectedOptionId) || undefined}>
            <span lang="en">{text}</span>
            {id === selectedOptionId && <small>{t('result.chosen')}</small>}
          </li>
        ))}
      </ul>
    </details>
  )
}
