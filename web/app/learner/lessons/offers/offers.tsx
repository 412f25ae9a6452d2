import { Title } from '@mantine/core'
import type { LessonOffer } from '@sohbet/contract/lessons/shared-lessons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { offersQuery } from '../lessons.queries.ts'
import { OfferCard } from './offer-card.tsx'
import styles from '../lessons.module.css'

export const isInvitation = ({ invitedBy }: LessonOffer) => invitedBy !== null

/** Invitations to duos; nothing without one. */
export function Invitations() {
  const { t } = useTranslation('duo')
  const { data = [] } = useQuery(offersQuery)
  const invitations = data.filter(isInvitation)
  if (invitations.length === 0) return null
  return (
    <section className={styles.list} aria-labelledby="lesson-invitations">
      <Title order={2} id="lesson-invitations">
        {t('offers.invitations', { count: invitations.length })}
      </Title>
      <Cards offers={invitations} />
    </section>
  )
}

/** Open seats of duos, and group classes. */
export function OpenSeats() {
  const { t } = useTranslation('duo')
  const { data = [] } = useQuery(offersQuery)
  const open = data.filter((offer) => !isInvitation(offer))
  if (open.length === 0) return null
  return (
    <section className={styles.list} aria-labelledby="lesson-seats">
      <Title order={2} id="lesson-seats">
        {t('offers.title')}
      </Title>
      <p className={styles.soft}>{t('offers.intro')}</p>
      <Cards offers={open} />
    </section>
  )
}

type Props = { offers: readonly LessonOffer[]; onJoined?: () => void }

export const Cards = ({ offers, onJoined }: Props) =>
  offers.map((offer) => <OfferCard key={offer.id} offer={offer} onJoined={onJoined} />)
