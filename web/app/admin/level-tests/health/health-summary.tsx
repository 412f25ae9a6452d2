import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { formatNumber } from '../../../ui/format.ts'
import { formatCoefficient, needsAttention, reliabilityWord, type Health } from './health-words.ts'
import chart from '../../../ui/chart/chart-card.module.css'
import styles from './item-health.module.css'

/** The whole test in three explained numbers. */
export function HealthSummary({ health: { attempts, reliability, questions } }: { health: Health }) {
  const { t } = useTranslation('levelTests')
  const language = useLanguage()
  const attention = questions.filter(needsAttention).length
  return (
    <section className={chart.card} aria-labelledby="health-summary">
      <h2 id="health-summary">{t('health.summary')}</h2>
      <dl className={styles.numbers}>
        <div>
          <dt>{t('health.reliability')}</dt>
          <dd>
            <strong>
              {reliability === null ? t('health.none') : formatCoefficient(reliability, language)}
            </strong>
            {t(`health.reliabilityWord.${reliabilityWord(reliability)}`)}
          </dd>
        </div>
        <div>
          <dt>{t('health.attempts')}</dt>
          <dd>
            <strong>{formatNumber(attempts, language)}</strong>
            {t('health.attemptsText')}
          </dd>
        </div>
        <div>
          <dt>{t('health.attention')}</dt>
          <dd>
            <strong>{formatNumber(attention, language)}</strong>
            {t('health.attentionText', { count: attention })}
          </dd>
        </div>
      </dl>
    </section>
  )
}
