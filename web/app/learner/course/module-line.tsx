import type { LearnerCourse, ListedModule } from '@sohbet/contract/learning/progress'
import { moduleHeadings } from '@sohbet/domain/course/progress'
import IconCheck from '#icons/IconCheck'
import IconChevronDown from '#icons/IconChevronDown'
import IconLock from '#icons/IconLock'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import { coursePath } from '../learner-paths.ts'
import styles from './module-line.module.css'

type Props = { course: LearnerCourse; selected: ListedModule | undefined; isWide: boolean | undefined }

/** Scrolls the list to the open module without moving the page. */
function bringOpenIntoSight(nav: HTMLElement | null): void {
  const open = nav?.querySelector<HTMLElement>('[data-open]')
  if (nav && open) nav.scrollTop = open.offsetTop - nav.clientHeight / 3
}

/** The modules as stations of a line. On a phone they are folded under the open one. */
export function ModuleLine({ course, selected, isWide = false }: Props) {
  const { t } = useTranslation('player')
  const nav = useRef<HTMLElement>(null)
  useEffect(() => bringOpenIntoSight(nav.current), [])
  const line = (
    <nav ref={nav} className={styles.frame} aria-label={t('modules.title')}>
      <ol className={styles.line}>
        {course.modules.map((module) => (
          <Station key={module.id} courseId={course.id} module={module} isOpen={module.id === selected?.id} />
        ))}
      </ol>
    </nav>
  )
  if (isWide) return <div className={styles.side}>{line}</div>
  return (
    // Choosing a module folds the list again
    <details key={selected?.id} className={styles.fold} onToggle={() => bringOpenIntoSight(nav.current)}>
      <summary>
        <span>
          {selected
            ? t('modules.place', {
                number: course.modules.indexOf(selected) + 1,
                count: course.modules.length,
              })
            : t('modules.title')}
        </span>
        <span className={styles.all}>
          {t('modules.all')} <IconChevronDown size={18} aria-hidden />
        </span>
      </summary>
      {line}
    </details>
  )
}

type StationProps = { courseId: string; module: ListedModule; isOpen: boolean }

function Station({ courseId, module: { order, name, state, opensOn }, isOpen }: StationProps) {
  const { t } = useTranslation('player')
  const language = useLanguage()
  return (
    <li data-state={state} data-open={isOpen || undefined}>
      <Link to={coursePath(courseId, { module: order })} aria-current={isOpen ? 'page' : undefined}>
        <span className={styles.stop} aria-hidden>
          {order}
        </span>
        <span className={styles.name} lang="en">
          {name}
        </span>
        <span className={styles.state}>
          {state === 'completed' && <IconCheck size={15} aria-hidden />}
          {state === 'locked' && <IconLock size={15} aria-hidden />}
          {state === 'locked'
            ? t('modules.opensOn', { day: formatDay(opensOn, language) })
            : t(`state.${moduleHeadings[state]}`)}
        </span>
      </Link>
    </li>
  )
}
