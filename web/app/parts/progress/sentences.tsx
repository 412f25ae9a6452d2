import type { LearnerWork } from '@sohbet/contract/learning/learner-work'
import { locales } from '@sohbet/domain/language'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatNumber, formatPercent } from '../../ui/format.ts'
import styles from './progress.module.css'

/** To the learner, or of the learner to the staff. */
export type Voice = 'own' | 'of'
type Props = { work: LearnerWork; voice: Voice }

/** The progress in words; what has not begun is not said. */
export function Sentences({ work, voice }: Props) {
  const said = useSentences(work, voice).filter((sentence) => sentence !== null)
  return (
    <div className={styles.sentences}>
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

function useSentences(work: LearnerWork, voice: Voice): (string | null)[] {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { hours, sessions, quizzes, words, weeks, recordings, completedModules } = work
  const hourParts = useHourParts(hours)
  const days = weeks.reduce((sum, week) => sum + week.days, 0)
  const finished = {
    modules: t('modules', { count: completedModules }),
    quizzes: t('quizzes', { count: quizzes.completed }),
  }
  const result = quizzes.averageResult
  const ahead = words.all - words.known
  return [
    useLevelSentence(work, voice),
    hours.total > 0 ? t(`${voice}.hours`, { total: number(hours.total), parts: hourParts }) : null,
    sessions.held > 0
      ? t(`${voice}.sessions`, { joined: number(sessions.joined), held: number(sessions.held) })
      : null,
    completedModules + quizzes.completed === 0
      ? null
      : result === null
        ? t(`${voice}.work`, finished)
        : t(`${voice}.workWithResult`, { ...finished, result: formatPercent(result, language) }),
    recordings > 0 ? t(`${voice}.recordings`, { count: recordings }) : null,
    words.known > 0 ? t(`${voice}.words`, { count: words.known }) : null,
    ahead > 0 ? t(`${voice}.wordsAhead`, { count: ahead }) : null,
    days > 0 ? t(`${voice}.weeks`, { count: days }) : null,
  ]
}

/** Where the hours were spent; a kind without any is not said. */
function useHourParts(hours: LearnerWork['hours']): string {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const parts = (['sessions', 'lessons', 'videos'] as const)
    .filter((kind) => hours[kind] > 0)
    .map((kind) => t(`hourParts.${kind}`, { hours: formatNumber(hours[kind], language) }))
  return new Intl.ListFormat(locales[language]).format(parts)
}

/** The first and the latest result; the level alone while there is one result, or none. */
function useLevelSentence({ level, levelTests }: LearnerWork, voice: Voice): string | null {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const said = (result: { level: string; score: number }) =>
    t('levelWithScore', { level: result.level, score: formatNumber(result.score, language) })
  const [first, last] = [levelTests[0], levelTests.at(-1)]
  if (first && last && levelTests.length > 1)
    return t(`${voice}.levels`, { first: said(first), last: said(last) })
  const only = last ?? level
  return only ? t(`${voice}.level`, { last: said(only) }) : null
}
