import type { KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import { drawnCount, drawSizes } from '@sohbet/domain/level-test/draw'
import { levels } from '@sohbet/domain/level-test/level'
import { skills } from '@sohbet/domain/level-test/question'
import { useTranslation } from '../../../texts/use-translation.ts'
import styles from './questions.module.css'

/** How many questions of each level and skill there are, and how many of them a learner is asked. */
export function TagCounts({ questions }: { questions: readonly KeyedQuestion[] }) {
  const { t } = useTranslation('levelTests')
  const asked = questions.filter(({ isQuick }) => !isQuick)
  if (asked.length === 0) return null
  const isOf = (type: KeyedQuestion['type']) => asked.filter((one) => one.type === type).length
  const columns = [...levels, null]
  const rows = [...skills, null]
    .map((skill) => ({
      skill,
      counts: columns.map(
        (level) => asked.filter((one) => one.skill === skill && one.level === level).length,
      ),
    }))
    .filter(({ counts }) => counts.some((count) => count > 0))
  const untagged = asked.filter(({ level }) => level === null).length
  return (
    <section className={styles.counts}>
      <p className={styles.plain}>
        {t('tags.drawn', {
          text: drawnCount('text', isOf('text')),
          listening: drawnCount('listening', isOf('listening')),
        })}{' '}
        {(isOf('text') > drawSizes.text || isOf('listening') > drawSizes.listening) && t('tags.balanced')}{' '}
        {untagged > 0 && t('tags.untagged', { count: untagged })}
      </p>
      <table className={styles.tagTable}>
        <caption>{t('tags.counts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('form.skill')}</th>
            {columns.map((level) => (
              <th key={level ?? ''} scope="col">
                {level ?? t('tags.noLevel')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ skill, counts }) => (
            <tr key={skill ?? ''}>
              <th scope="row">{skill === null ? t('tags.noSkill') : t(`tags.skill.${skill}`)}</th>
              {counts.map((count, place) => (
                <td key={columns[place] ?? ''}>{count === 0 ? '–' : count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
