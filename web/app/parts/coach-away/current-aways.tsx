import { Button } from '@mantine/core'
import type { CoachAway } from '@sohbet/contract/lessons/coach-away'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { MomentWhen } from '../live-sessions/live-session-when.tsx'
import { useEndAway } from './away.queries.ts'
import styles from './away.module.css'

/** When the coach is away, now and ahead, each with a way back. */
export function CurrentAways({ aways, now }: { aways: readonly CoachAway[]; now: Date }) {
  const { t } = useTranslation('coachAway')
  const { mutateAsync: end } = useEndAway()
  const { confirm, dialog } = useConfirm()
  if (aways.length === 0) return null
  const ask = async (id: string, deed: string) => {
    try {
      const isDone = await confirm({ message: t('current.question'), deed, action: () => end(id) })
      if (isDone) showSuccess(t('current.ended'))
    } catch (error) {
      showError(t('current.failed'), errorMessage(error))
    }
  }
  return (
    <section className={styles.card} aria-labelledby="away-current">
      <h2 id="away-current">{t('current.title')}</h2>
      <ul className={styles.current}>
        {aways.map(({ id, startsAt, endsAt, isBySchool }) => {
          const deed = t(new Date(startsAt) <= now ? 'current.back' : 'current.remove')
          return (
            <li key={id}>
              <div>
                <p>
                  <span className={styles.soft}>{t('current.from')}</span> <MomentWhen moment={startsAt} />
                </p>
                <p>
                  <span className={styles.soft}>{t('current.until')}</span> <MomentWhen moment={endsAt} />
                </p>
                {isBySchool && <p className={styles.soft}>{t('current.bySchool')}</p>}
              </div>
              <Button variant="default" onClick={() => void ask(id, deed)}>
                {deed}
              </Button>
            </li>
          )
        })}
      </ul>
      {dialog}
    </section>
  )
}
