import { Title } from '@mantine/core'
import type { LevelTestResult } from '@sohbet/contract/level-tests/level-test-attempts'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './result-screen.module.css'

/** What was strong, in words. A difference that may be chance is not called one. */
export function SkillList({ skills }: Pick<LevelTestResult, 'skills'>) {
  const { t } = useTranslation('levelTest')
  if (skills.length === 0) return null
  return (
    <section className={styles.skills}>
      <Title order={2}>{t('skills.title')}</Title>
      <dl>
        {skills.map(({ skill, asked, right, verdict }) => (
          <div key={skill}>
            <dt>{t(`skills.${skill}`)}</dt>
            <dd>
              {t(`skills.verdict.${verdict}`)} <small>{t('skills.right', { right, count: asked })}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
