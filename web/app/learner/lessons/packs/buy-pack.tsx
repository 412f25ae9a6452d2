import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox, Title } from '@mantine/core'
import IconFileText from '#icons/IconFileText'
import type { Reply } from '@sohbet/contract/endpoint'
import type { listPackOffers, PackOffer } from '@sohbet/contract/credits/packs'
import { documentFor, documentNames, type DocumentName } from '@sohbet/contract/selling/sales-documents'
import { firstLessonRules } from '@sohbet/domain/lesson/lesson'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useSession } from '../../../session/session.ts'
import { useLanguage } from '../../../texts/language.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { formatAmount } from '../../../ui/format.ts'
import { focusMissing } from '../../enroll/steps/consents.tsx'
import { BuyerForm, useBuyerForm } from '../../enroll/steps/buyer-form.tsx'
import enroll from '../../enroll/enroll.module.css'
import { DocumentParts } from '../../enrollment/document-parts.tsx'
import document from '../../enrollment/document.module.css'
import { usePaymentPage } from '../../enrollment/use-payment-page.ts'
import { lessonRulesQuery } from '../lessons.queries.ts'
import { packDocumentsQuery, useBuyPack } from './packs.queries.ts'
import styles from './packs.module.css'

type Offered = Reply<typeof listPackOffers>
const keyOf = ({ size, currency }: PackOffer) => `${size} ${currency}`

/** Choose a pack, accept the documents, and go to the payment page. */
export function BuyPack({ offers, buyer }: Offered) {
  const { t } = useTranslation('packs')
  const language = useLanguage()
  const [chosen, setChosen] = useState<string>()
  const offer = offers.find((one) => keyOf(one) === chosen)
  const { data: rules = firstLessonRules } = useQuery(lessonRulesQuery)
  return (
    <section className={styles.buy}>
      <Title order={2}>{t('choose')}</Title>
      {/* The server sorts the learner's currency first */}
      {[...new Set(offers.map(({ currency }) => currency))].map((currency, _, all) => (
        <div key={currency} role="radiogroup" aria-label={t(`in.${currency}`)} className={styles.currency}>
          {all.length > 1 && <h3>{t(`in.${currency}`)}</h3>}
          <div className={styles.offers}>
            {offers
              .filter((one) => one.currency === currency)
              .map((one) => (
                <Pack
                  key={keyOf(one)}
                  offer={one}
                  isChosen={keyOf(one) === chosen}
                  onChoose={() => setChosen(keyOf(one))}
                />
              ))}
          </div>
        </div>
      ))}
      <p className={styles.soft}>{t('terms', { months: rules.otherMonths })}</p>
      {offer && <Pay key={`${keyOf(offer)} ${language}`} offer={offer} buyer={buyer} />}
    </section>
  )
}

type PackProps = { offer: PackOffer; isChosen: boolean; onChoose: () => void }

function Pack({ offer: { size, price, currency }, isChosen, onChoose }: PackProps) {
  const { t } = useTranslation('packs')
  const language = useLanguage()
  return (
    <label className={styles.offer} data-chosen={isChosen || undefined}>
      <input type="radio" name="pack" checked={isChosen} onChange={onChoose} />
      <strong>{t('credits', { count: size })}</strong>
      <span>{formatAmount(price, currency, language)}</span>
      {size > 1 && (
        <span className={styles.soft}>
          {t('each', { price: formatAmount(price / size, currency, language) })}
        </span>
      )}
    </label>
  )
}

function Pay({ offer, buyer }: { offer: PackOffer; buyer: Offered['buyer'] }) {
  const { t } = useTranslation('packs')
  const language = useLanguage()
  const client = useQueryClient()
  const { size, currency, price } = offer
  const { data, error, refetch } = useQuery(packDocumentsQuery({ size, currency }, language))
  const [ticked, setTicked] = useState({ preInformation: false, distanceSales: false })
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLFieldSetElement>(null)
  const details = useBuyerForm({ needsBuyer: offer.needsBuyer, buyer, instalments: [1] })
  const { mutate: buy, isPending: isSending } = useBuyPack()
  const { goTo, isLeaving } = usePaymentPage()
  const isPending = isSending || isLeaving
  const pay = () => {
    setAsked(true)
    if (!ticked.preInformation || !ticked.distanceSales || !data) return focusMissing(box.current)
    const given = details.read()
    if (!given) return undefined
    return buy(
      { size, currency, price, ...given, consents: { ...ticked, seal: data.seal } },
      {
        onSuccess: ({ sessionUrl }) => goTo(sessionUrl),
        onError: (failure) => {
          showError(t('notBought'), errorMessage(failure))
          // The price or the documents may have changed
          void client.invalidateQueries({ queryKey: ['packs'] })
        },
      },
    )
  }
  return (
    <>
      <fieldset className={enroll.consents} disabled={isPending} ref={box}>
        <legend>{t('consents')}</legend>
        {!data && error && <ErrorState hint={errorMessage(error)} onRetry={() => void refetch()} />}
        {documentNames.map((name) => (
          <Consent
            key={name}
            name={name}
            document={data?.[name]}
            isTicked={ticked[name]}
            isAsked={isAsked}
            onTick={(isTicked) => setTicked((before) => ({ ...before, [name]: isTicked }))}
          />
        ))}
      </fieldset>
      <BuyerForm {...details} isDisabled={isPending} />
      <Button size="lg" loading={isPending} onClick={pay}>
        {t('pay', { sum: formatAmount(price, currency, language) })}
      </Button>
    </>
  )
}

type ConsentProps = {
  name: DocumentName
  document: Parameters<typeof documentFor>[0] | undefined
  isTicked: boolean
  isAsked: boolean
  onTick: (isTicked: boolean) => void
}

function Consent({ name, document: shown, isTicked, isAsked, onTick }: ConsentProps) {
  const { t } = useTranslation('packs')
  const user = useSession()?.user
  const [isOpen, setOpen] = useState(false)
  const title = shown?.title ?? t(`document.${name}`)
  const read = () => {
    onTick(true)
    setOpen(false)
  }
  return (
    <div className={enroll.consent}>
      <Checkbox
        size="md"
        color="cool"
        label={t(`consent.${name}`)}
        checked={isTicked}
        disabled={!shown}
        error={isAsked && !isTicked ? t('consentRequired') : undefined}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      />
      <Button
        variant="subtle"
        color="cool"
        leftSection={<IconFileText size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} size="lg" title={title}>
        {shown && (
          <div className={document.document}>
            <DocumentParts document={documentFor(shown, user)} />
            <Button onClick={read}>{t('read')}</Button>
          </div>
        )}
      </Dialog>
    </div>
  )
}
