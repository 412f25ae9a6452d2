import { Button, Title } from '@mantine/core'
import type { LearnerCourse, ListedModule } from '@sohbet/contract/learning/progress'
import IconArrowRight from '#icons/IconArrowRight'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../../../texts/language.ts'
import { formatDay } from '../../../../ui/format.ts'
import { coursePath } from '../../../learner-paths.ts'
import styles from './still-to-do.module.css'

type Props = { course: LearnerCourse; module: ListedModule }

const nextModule = ({ course, module }: Props) => course.modules.find(({ order }) => order > module.order)

/** The one step after a quiz without mistakes: the rest of this module, then the next module. */
export function NextStep({ course, module }: Props) {
  const { t } = useTranslation('player')
  const next = nextModule({ course, module })
  const goesOn = module.work.completedAt !== null && next !== undefined && next.state !== 'locked'
  const to = coursePath(course.id, { module: goesOn ? next.order : module.order })
  return (
    <Button
      component={Link}
      to={to}
      size="lg"
      className={styles.step}
      rightSection={<IconArrowRight size={20} aria-hidden />}
    >
      {goesOn ? t('module.next') : t('quiz.back', { number: module.order })}
    </Button>
  )
}

/** The open steps of the module as stops, then the next module. */
export function StillToDo({ course, module }: Props) {
  const { t } = useTranslation('player')
  const language = useLanguage()
  const { isVideoWatched, documentCount, openedCount } = module.work
  const count = documentCount - openedCount
  const here = coursePath(course.id, { module: module.order })
  const next = nextModule({ course, module })
  const isLocked = next?.state === 'locked'
  const stops = [
    ...(isVideoWatched ? [] : [{ title: t('result.left.video'), hint: module.name, to: here }]),
    ...(count > 0 ? [{ title: t('result.left.documents', { count }), hint: module.name, to: here }] : []),
    ...(next
      ? [
          {
            title: t('module.next'),
            hint: isLocked
              ? `${next.name} · ${t('modules.opensOn', { day: formatDay(next.opensOn, language) })}`
              : next.name,
            to: isLocked ? undefined : coursePath(course.id, { module: next.order }),
          },
        ]
      : []),
  ]
  if (stops.length === 0) return null
  return (
    <section className={styles.todo}>
      <Title order={2}>{t('result.left.title')}</Title>
      <ol className={styles.stops}>
        {stops.map(({ title, hint, to }) => (
          <li key={title}>
            {to ? (
              <Link to={to}>
                <strong>{title}</strong>
                <span>{hint}</span>
                <IconArrowRight size={20} aria-hidden />
              </Link>
            ) : (
              <p>
                <strong>{title}</strong>
                <span>{hint}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
