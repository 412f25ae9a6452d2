import { Title } from '@mantine/core'
import { packFieldOf, type lessonSettingsFields } from '@sohbet/contract/lessons/lesson-settings'
import { currencies } from '@sohbet/domain/course/price'
import { packSizes } from '@sohbet/domain/credits/pack'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { z } from 'zod'
import { AmountField } from '../../../ui/form/amount-field.tsx'
import { CountField } from '../../../ui/form/count-field.tsx'
import type { ZodForm } from '../../../ui/form/use-zod-form.ts'
import { schoolQuery } from '../../../parts/school/school.queries.ts'
import styles from '../school-settings.module.css'

type Values = z.input<typeof lessonSettingsFields>
type Props = { form: ZodForm<Values, unknown> }

const lengths = ['privateMinutes', 'duoMinutes', 'groupMinutes', 'pauseMinutes'] as const
const deadlines = ['noticeHours', 'freeCancelHours', 'horizonDays', 'waitMinutes', 'askHours'] as const
const makeUps = ['absenceHours', 'makeUpDays', 'makeUps', 'makeUpsInDays'] as const
const lasting = [
  'planMonths',
  'otherMonths',
  'returnedDays',
  'firstReminderDays',
  'lastReminderDays',
] as const
export const rateFields = ['payPrivate', 'payDuo', 'payGroup', 'paySession'] as const

export function Rules({ form }: Props) {
  const { t } = useTranslation('lessonSettings')
  return (
    <section id="rules" className={styles.section} aria-labelledby="rules-title">
      <Title order={2} id="rules-title">
        {t('rules.title')}
      </Title>
      <p className={styles.hint}>{t('rules.hint')}</p>
      <div className={styles.fields}>
        {lengths.map((name) => (
          <CountField key={name} form={form} name={name} label={t(`field.${name}`)} />
        ))}
        {deadlines.map((name) => (
          <CountField
            key={name}
            form={form}
            name={name}
            label={t(`field.${name}`)}
            description={t(`rules.${name}`)}
          />
        ))}
      </div>
    </section>
  )
}

/** Make-ups of missed sessions, extra sessions of courses, and how long credits last. */
export function MoreRules({ form }: Props) {
  const { t } = useTranslation('lessonSettings')
  return (
    <>
      {(
        [
          ['makeUps', makeUps],
          ['sessions', ['extraSessions']],
          ['credits', lasting],
        ] as const
      ).map(([part, names]) => (
        <section key={part} id={part} className={styles.section} aria-labelledby={`${part}-title`}>
          <Title order={2} id={`${part}-title`}>
            {t(`${part}.title`)}
          </Title>
          <p className={styles.hint}>{t(`${part}.hint`)}</p>
          <div className={styles.fields}>
            {names.map((name) => (
              <CountField key={name} form={form} name={name} label={t(`field.${name}`)} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

export function PackPrices({ form }: Props) {
  const { t } = useTranslation('lessonSettings')
  return (
    <section id="packs" className={styles.section} aria-labelledby="packs-title">
      <Title order={2} id="packs-title">
        {t('packs.title')}
      </Title>
      <p className={styles.hint}>{t('packs.hint')}</p>
      {currencies.toReversed().map((currency) => (
        <div key={currency} className={styles.fields}>
          {packSizes.map((size) => (
            <AmountField
              key={size}
              form={form}
              name={packFieldOf(currency, size)}
              label={t(`field.${packFieldOf(currency, size)}`)}
              isOptional
            />
          ))}
        </div>
      ))}
    </section>
  )
}

export function Rates({ form }: Props) {
  const { t } = useTranslation('lessonSettings')
  const currency = useQuery(schoolQuery).data?.currency ?? ''
  return (
    <section id="pay" className={styles.section} aria-labelledby="pay-title">
      <Title order={2} id="pay-title">
        {t('pay.title')}
      </Title>
      <p className={styles.hint}>{t('pay.hint', { currency })}</p>
      <div className={styles.fields}>
        {rateFields.map((name) => (
          <AmountField key={name} form={form} name={name} label={t(`field.${name}`)} isOptional />
        ))}
      </div>
    </section>
  )
}
