import { Button, Skeleton } from '@mantine/core'
import type { Credits } from '@sohbet/contract/credits/credits'
import IconRefresh from '#icons/IconRefresh'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import { creditsQuery } from '../enrollment/enrollment.queries.ts'
import { learnerPaths } from '../learner-paths.ts'
import { lessonRulesQuery, offersQuery } from './lessons.queries.ts'
import { isInvitation } from './offers/offers.tsx'
import { proposalsQuery } from './proposals.queries.ts'
import styles from './lessons.module.css'

/** The credits that can be used now, what they buy, and until when. */
export function Balance() {
  const { t } = useTranslation('lessons')
  const { t: ofUi } = useTranslation('ui')
  const { data, isPending, refetch } = useQuery(creditsQuery)
  const { data: rules } = useQuery(lessonRulesQuery)
  const { data: proposals = [] } = useQuery(proposalsQuery)
  const { data: offers = [] } = useQuery(offersQuery)
  const usable = data?.usable.credits
  // The answer to a coach or an inviter is then the main action
  const isAsked = proposals.length > 0 || (usable !== 0 && offers.some(isInvitation))
  const main = isAsked ? 'default' : 'filled'
  return (
    <section className={styles.balance} aria-busy={isPending}>
      {isPending && (
        <>
          <Skeleton height={32} width="60%" />
          <Skeleton height={16} width="90%" />
        </>
      )}
      {data && (
        <p>
          <strong>{usable}</strong> {t('balance', { count: usable ?? 0 })}
        </p>
      )}
      {!data && !isPending && (
        <>
          <p role="alert">{t('creditsFailed')}</p>
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={() => void refetch()}
          >
            {ofUi('state.retry')}
          </Button>
        </>
      )}
      {usable === 0 && <p className={styles.soft}>{t('noCredits')}</p>}
      {data && usable !== 0 && rules && <p className={styles.soft}>{t('price', rules.minutes)}</p>}
      {data && <Dates credits={data} />}
      <div className={styles.actions}>
        {usable !== 0 && (
          <Button variant={main} component={Link} to={learnerPaths.bookLesson}>
            {t('book')}
          </Button>
        )}
        <Button variant={usable === 0 ? main : 'default'} component={Link} to={learnerPaths.packs}>
          {t('buyCredits')}
        </Button>
        {usable === 0 && (
          <Button variant="default" component={Link} to={learnerPaths.available}>
            {t('toCourses')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Which credits expire first, and which wait for the start of a course. */
function Dates({ credits: { lots, usable } }: { credits: Credits }) {
  const { t } = useTranslation('lessons')
  const language = useLanguage()
  const left = lots.filter(({ credits, isFrozen }) => credits > 0 && !isFrozen)
  const soonest = left.find(({ usableFrom }) => usableFrom === null)
  const waiting = left.filter(({ usableFrom }) => usableFrom !== null)
  return (
    <>
      {soonest && (
        <p className={styles.soft}>
          {t(soonest.credits === usable.credits ? 'allUntil' : 'soonest', {
            count: soonest.credits,
            date: formatDay(soonest.expiresOn, language),
          })}
        </p>
      )}
      {waiting.map(({ id, credits, usableFrom }) => (
        <p key={id} className={styles.soft}>
          {t('waiting', { count: credits, date: formatDay(usableFrom ?? '', language) })}
        </p>
      ))}
    </>
  )
}
