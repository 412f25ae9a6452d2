import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import styles from './step-line.module.css'
import { steps, type Step } from './steps.ts'

/** The steps of the wizard as a route line; earlier steps are links. */
export function StepLine({ step }: { step: Step }) {
  const { t } = useTranslation('enrollment')
  const current = steps.indexOf(step)
  return (
    <nav aria-label={t('wizard.line')}>
      <ol className={styles.line}>
        {steps.map((stop, index) => (
          <li
            key={stop}
            data-reached={index <= current || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {index < current ? (
              <Link to={{ search: `?step=${stop}` }}>{t(`wizard.steps.${stop}`)}</Link>
            ) : (
              <span>{t(`wizard.steps.${stop}`)}</span>
            )}
            {index === current && (
              <VisuallyHidden>{t('wizard.stepOf', { step: index + 1, count: steps.length })}</VisuallyHidden>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
