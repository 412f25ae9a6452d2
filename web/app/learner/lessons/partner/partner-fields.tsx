import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { TextField } from '../../../ui/form/fields.tsx'
import { SelectBox } from '../../../ui/form/select-box.tsx'
import { knownLearnersQuery } from '../lessons.queries.ts'
import { waysToPartner, type PartnerForm, type Way } from './partner-form.ts'
import styles from './partner.module.css'

type Props = {
  form: PartnerForm
  /** The booker may also decide after the booking. */
  mayWait?: boolean
}

/** Invite somebody by e-mail or by name, or open the seat. */
export function PartnerFields({ form, mayWait = false }: Props) {
  const { t } = useTranslation('duo')
  const name = useId()
  const { data: known = [] } = useQuery(knownLearnersQuery)
  const { by, userId } = form.values
  const isOffered = (way: Way) => (way === 'later' ? mayWait : way === 'person' ? known.length > 0 : true)
  const choose = (way: Way) =>
    form.setValues({ by: way, ...(way === 'person' && { userId: userId || known[0]?.userId || '' }) })
  return (
    <fieldset className={styles.ways}>
      <legend>{t('ways.legend')}</legend>
      {waysToPartner.filter(isOffered).map((way) => (
        <div key={way} className={styles.way} data-chosen={way === by || undefined}>
          <label>
            <input type="radio" name={name} value={way} checked={way === by} onChange={() => choose(way)} />
            <strong>{t(`ways.${way}`)}</strong>
          </label>
          <p className={styles.hint}>{t(`ways.${way}Hint`)}</p>
          {way === by && way === 'email' && (
            <TextField
              form={form}
              name="email"
              type="email"
              size="md"
              label={t('ways.address')}
              autoComplete="off"
              inputMode="email"
            />
          )}
          {way === by && way === 'person' && (
            <SelectBox
              label={t('ways.name')}
              value={userId}
              onChange={(event) => form.setFieldValue('userId', event.currentTarget.value)}
              data={known.map((person) => ({ value: person.userId, label: person.name }))}
            />
          )}
        </div>
      ))}
    </fieldset>
  )
}
