import { VisuallyHidden } from '@mantine/core'
import type { Course } from '@sohbet/contract/catalogue/courses'
import { groupConditions, isMet, maySetInviteLink } from '@sohbet/domain/telegram-group/policy'
import IconInfoCircle from '#icons/IconInfoCircle'
import IconSquareX from '#icons/IconSquareX'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './telegram-groups.module.css'

type Props = { course: Course; isReadOnly: boolean; hasGroups: boolean; now: Date }

/** The unmet conditions for creating or changing groups. */
export function GroupChecklist({ course, isReadOnly, hasGroups, now }: Props) {
  const { t } = useTranslation('telegramGroups')
  const met = { edit: !isReadOnly, ...isMet(course, now) }
  const unmet = (['edit', ...groupConditions] as const).filter((condition) => !met[condition])
  return (
    <div role="note" className={styles.note}>
      <IconInfoCircle size={22} aria-hidden />
      <div className={styles.noteText}>
        <strong>{t('readOnly.title')}</strong>
        <p>{t('readOnly.text')}</p>
        <ul className={styles.checklist}>
          {unmet.map((condition) => (
            <li key={condition}>
              <IconSquareX size={20} aria-hidden />
              <VisuallyHidden>{t('readOnly.unmet')}: </VisuallyHidden>
              {t(`readOnly.${condition}`)}
            </li>
          ))}
        </ul>
        {hasGroups && !isReadOnly && maySetInviteLink(course, now).allowed && <p>{t('readOnly.links')}</p>}
      </div>
    </div>
  )
}

export function NoGroups({ children }: { children: ReactNode }) {
  const { t } = useTranslation('telegramGroups')
  return (
    <section className={styles.root}>
      <h3 className={styles.heading}>{t('none')}</h3>
      {typeof children === 'string' ? <p className={styles.plain}>{children}</p> : children}
    </section>
  )
}
