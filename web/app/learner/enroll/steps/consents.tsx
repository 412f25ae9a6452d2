import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox } from '@mantine/core'
import IconFileText from '#icons/IconFileText'
import type { Shown } from '@sohbet/contract/selling/enrollments'
import { documentNames, type DocumentName } from '@sohbet/contract/selling/sales-documents'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useLanguage } from '../../../texts/language.ts'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import styles from '../enroll.module.css'
import { EarlyStart } from './early-start.tsx'
import { useSalesDocumentsQuery } from '../../enrollment/documents.queries.ts'
import { SalesDocument, type Deal } from './sales-document.tsx'

/** Which documents are ticked, and whether lessons may begin before the period of withdrawal ends. */
export type Agreed = Record<DocumentName | 'earlyStart', boolean> & {
  /** Of the documents. */
  version?: string | undefined
  /** What they said when they were ticked. */
  shown?: Shown | undefined
}

export const nothingAgreed: Agreed = { preInformation: false, distanceSales: false, earlyStart: false }

/** The early start is the learner's choice. */
export const areAgreed = <A extends Agreed>(agreed: A): agreed is A & { version: string; shown: Shown } =>
  agreed.preInformation && agreed.distanceSales && agreed.version !== undefined && agreed.shown !== undefined

/** What is still agreed: nothing when the documents say something else since. */
export function useAgreed<A extends Agreed>(agreed: A, deal: Deal): A {
  const shown = useShown(deal)
  const isOutdated = agreed.shown && shown && JSON.stringify(agreed.shown) !== JSON.stringify(shown)
  return isOutdated ? { ...agreed, ...nothingAgreed } : agreed
}

/** What the documents say besides the price. The server refuses consents to something else. */
function useShown({ name, startDate, endDate, contents }: Deal): Shown | undefined {
  const language = useLanguage()
  const { data } = useQuery(useSalesDocumentsQuery())
  const { credits, extraGroups } = contents
  const planName = contents.name[language]
  return data && { seal: data.seal, courseName: name, startDate, endDate, planName, credits, extraGroups }
}

/** Focuses the first unticked box. */
export const focusMissing = (parent: HTMLElement | null): void =>
  parent?.querySelector<HTMLInputElement>('input[type="checkbox"]:not(:checked)')?.focus()

type Props = {
  deal: Deal
  agreed: Agreed
  onChange: (agreed: Agreed) => void
  /** The learner tried to continue, so missing ticks are marked. */
  isAsked: boolean
  isDisabled: boolean
}

/** Documents that the law requires before a distance payment. */
export function Consents({ deal, agreed, onChange, isAsked, isDisabled }: Props) {
  const { t } = useTranslation('enrollment')
  const { t: documentText } = useTranslation('salesDocuments')
  const { data, error, refetch } = useQuery(useSalesDocumentsQuery())
  const shown = useShown(deal)
  const [open, setOpen] = useState<DocumentName>()
  const set = (name: keyof Agreed, isTicked: boolean) =>
    onChange({
      preInformation: agreed.preInformation,
      distanceSales: agreed.distanceSales,
      earlyStart: agreed.earlyStart,
      version: data?.version,
      shown,
      [name]: isTicked,
    })
  const tickRead = (name: DocumentName) => {
    set(name, true)
    setOpen(undefined)
  }
  return (
    <fieldset className={styles.consents} disabled={isDisabled}>
      <legend>{t('payment.consents')}</legend>
      {!data && error && <ErrorState hint={errorMessage(error)} onRetry={() => void refetch()} />}
      {documentNames.map((name) => (
        <div key={name} className={styles.consent}>
          <Checkbox
            size="md"
            color="cool"
            label={t(`payment.${name}`)}
            checked={agreed[name]}
            disabled={!data}
            error={isAsked && !agreed[name] ? t('payment.consentRequired') : undefined}
            onChange={({ currentTarget }) => set(name, currentTarget.checked)}
          />
          <Button
            variant="subtle"
            color="cool"
            leftSection={<IconFileText size={18} aria-hidden />}
            onClick={() => setOpen(name)}
          >
            {data?.[name].title ?? documentText(`names.${name}`)}
          </Button>
        </div>
      ))}
      <EarlyStart
        startDate={deal.startDate}
        isTicked={agreed.earlyStart}
        onChange={(isTicked) => set('earlyStart', isTicked)}
      />
      <SalesDocument name={open} deal={deal} onClose={() => setOpen(undefined)} onRead={tickRead} />
    </fieldset>
  )
}
