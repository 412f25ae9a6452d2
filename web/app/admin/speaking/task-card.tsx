import { ActionIcon, Tooltip } from '@mantine/core'
import { promptLength, speakingKinds } from '@sohbet/domain/speaking/task'
import IconArrowDown from '#icons/IconArrowDown'
import IconArrowUp from '#icons/IconArrowUp'
import IconTrash from '#icons/IconTrash'
import { useId } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Icon } from '../../icon.tsx'
import { CountField } from '../../ui/form/count-field.tsx'
import { SelectField } from '../../ui/form/select-box.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import styles from './speaking.module.css'
import { TaskPicture, TaskSound } from './task-files.tsx'
import type { TasksForm } from './use-tasks-form.tsx'

type Props = {
  form: TasksForm
  index: number
  isLast: boolean
  isReadOnly: boolean
  learnerCount: number
  opensAt: (link: string) => string
  onUploaded: (link: string, url: string) => void
  onMove: (to: number) => void
  onRemove: () => void
}

export function TaskCard({ form, index, learnerCount, opensAt, onUploaded, ...props }: Props) {
  const { t } = useTranslation('speakingTasks')
  const headingId = useId()
  const kind = form.values.tasks[index]?.kind ?? 'answer'
  const file = { form, index, isReadOnly: props.isReadOnly, opensAt, onUploaded }
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId}>{t('heading', { number: index + 1 })}</h2>
        {learnerCount > 0 && <p className={styles.soft}>{t('recorded', { count: learnerCount })}</p>}
        {!props.isReadOnly && <CardActions index={index} {...props} />}
      </header>
      <div className={styles.pair}>
        <SelectField
          form={form}
          name={`tasks.${index}.kind`}
          label={t('kind')}
          data={speakingKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <CountField form={form} name={`tasks.${index}.seconds`} label={t('seconds')} />
      </div>
      <TextAreaField
        form={form}
        name={`tasks.${index}.text`}
        label={t('text')}
        description={t('textHint')}
        minRows={2}
        maxLength={promptLength}
        isOptional
      />
      <TaskPicture {...file} />
      {kind === 'answer' && <TaskSound {...file} field="audioUrl" label={t('question')} />}
      <TaskSound {...file} field="modelUrl" label={t(`model.${kind}`)} hint={t(`modelHint.${kind}`)} />
    </section>
  )
}

type ActionProps = Pick<Props, 'index' | 'isLast' | 'onMove' | 'onRemove'>

function CardActions({ index, isLast, onMove, onRemove }: ActionProps) {
  const { t } = useTranslation('speakingTasks')
  const number = index + 1
  return (
    <div className={styles.actions}>
      {index > 0 && (
        <Action label={t('up', { number })} icon={IconArrowUp} onClick={() => onMove(index - 1)} />
      )}
      {!isLast && (
        <Action label={t('down', { number })} icon={IconArrowDown} onClick={() => onMove(index + 1)} />
      )}
      <Action label={t('remove', { number })} icon={IconTrash} onClick={onRemove} />
    </div>
  )
}

function Action({ label, icon: Sign, onClick }: { label: string; icon: Icon; onClick: () => void }) {
  return (
    <Tooltip label={label}>
      <ActionIcon size={44} variant="subtle" color="gray" aria-label={label} onClick={onClick}>
        <Sign size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
