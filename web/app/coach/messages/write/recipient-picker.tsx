import { ActionIcon, TextInput } from '@mantine/core'
import type { GroupRecipient, GroupRecipients } from '@sohbet/contract/messaging/group-messages'
import IconChevronDown from '#icons/IconChevronDown'
import IconSearch from '#icons/IconSearch'
import { useId, useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import {
  findRecipients,
  isLearnerChosen,
  learnersIn,
  toggleCourse,
  toggleLearner,
  type Chosen,
} from './recipients.ts'
import styles from './write.module.css'

type Props = { recipients: GroupRecipients; chosen: Chosen; onChoose: (chosen: Chosen) => void }

/** Whole courses, which open to their learners; a search finds courses and learners by name. */
export function RecipientPicker({ recipients, chosen, onChoose }: Props) {
  const { t } = useTranslation('coachMessages')
  const [typed, setTyped] = useState('')
  const isSearching = typed.trim() !== ''
  const found = findRecipients(recipients, typed)
  const learners = isSearching
    ? found.learners
    : recipients.learners.filter((one) => one.courseIds.length === 0)
  const shared = { recipients, chosen, onChoose }
  return (
    <div className={styles.picker}>
      <TextInput
        type="search"
        label={t('find')}
        placeholder={t('findHint')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        // Enter must not send the message
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul className={styles.options}>
        {found.courses.map((course) => (
          <Course key={course.id} course={course} {...shared} />
        ))}
        {learners.length > 0 && !isSearching && <li className={styles.divider}>{t('ofLessons')}</li>}
        {learners.map((learner) => (
          <Learner key={learner.id} learner={learner} hasCourses={isSearching} {...shared} />
        ))}
      </ul>
      <output className={styles.soft}>
        {isSearching && found.courses.length + learners.length === 0 && t('nothingFound')}
      </output>
    </div>
  )
}

function Course({ course, ...props }: Props & { course: GroupRecipients['courses'][number] }) {
  const { t } = useTranslation('coachMessages')
  const { recipients, chosen, onChoose } = props
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const learners = learnersIn(recipients, course.id)
  return (
    <li>
      <div className={styles.courseRow}>
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={chosen.courseIds.includes(course.id)}
            disabled={learners.length === 0}
            onChange={() => onChoose(toggleCourse(recipients, chosen, course.id))}
          />
          <span className={styles.named}>
            {course.name}
            <small>
              {learners.length === 0 ? t('nobodyIn') : t('wholeCourse', { count: learners.length })}
            </small>
          </span>
        </label>
        {learners.length > 0 && (
          <ActionIcon
            variant="subtle"
            size={44}
            aria-expanded={isOpen}
            aria-controls={panel}
            aria-label={t('learnersOf', { course: course.name })}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown className={styles.chevron} size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <ul id={panel} className={styles.learners} hidden={!isOpen}>
        {isOpen &&
          learners.map((learner) => (
            <Learner key={learner.id} learner={learner} hasCourses={false} {...props} />
          ))}
      </ul>
    </li>
  )
}

type LearnerProps = Props & { learner: GroupRecipient; hasCourses: boolean }

function Learner({ learner, hasCourses, recipients, chosen, onChoose }: LearnerProps) {
  const { t } = useTranslation('coachMessages')
  const courses = recipients.courses.filter(({ id }) => learner.courseIds.includes(id))
  const hint = learner.isAway
    ? t('away')
    : hasCourses
      ? courses.map(({ name }) => name).join(', ') || t('ofLessons')
      : undefined
  return (
    <li>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={isLearnerChosen(learner, chosen)}
          disabled={learner.isAway}
          onChange={() => onChoose(toggleLearner(recipients, chosen, learner))}
        />
        <span>
          {learner.name}
          {hint && <small>{hint}</small>}
        </span>
      </label>
    </li>
  )
}
