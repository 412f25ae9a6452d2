import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox } from '@mantine/core'
import IconFileText from '#icons/IconFileText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './enroll.module.css'
import { SalesDocument, type DocumentName } from './sales-document.tsx'
import type { LastStepProps } from './wish.ts'

const documents: readonly DocumentName[] = ['preInformation', 'distanceSales']

type Props = Omit<LastStepProps, 'onBack'> & {
  /** Somebody wanted to go on: what is missing is said. */
  isAsked: boolean
  isDisabled: boolean
}

/** What the law wants read and accepted before money is paid at a distance. */
export function Consents({ course, wish, onWish, isAsked, isDisabled }: Props) {
  const { t } = useTranslation('enrollment')
  const { t: documentText } = useTranslation('salesDocuments')
  const [open, setOpen] = useState<DocumentName>()
  return (
    <fieldset className={styles.consents} disabled={isDisabled}>
      <legend>{t('payment.consents')}</legend>
      {documents.map((name) => (
        <div key={name} className={styles.consent}>
          <Checkbox
            size="md"
            color="cool"
            label={t(`payment.${name}`)}
            checked={wish[name]}
            error={isAsked && !wish[name] ? t('payment.consentRequired') : undefined}
            onChange={({ currentTarget }) => onWish({ ...wish, [name]: currentTarget.checked })}
          />
          <Button
            variant="subtle"
            color="cool"
            leftSection={<IconFileText size={18} aria-hidden />}
            onClick={() => setOpen(name)}
          >
            {documentText(`${name}.title`)}
          </Button>
        </div>
      ))}
      <SalesDocument name={open} course={course} plan={wish.plan} onClose={() => setOpen(undefined)} />
    </fieldset>
  )
}
