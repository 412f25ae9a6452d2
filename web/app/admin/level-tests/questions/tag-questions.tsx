import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import { levels, type Level } from '@sohbet/domain/level-test/level'
import { textSkills, type Skill } from '@sohbet/domain/level-test/question'
import { shortened } from '@sohbet/domain/shortened'
import IconTags from '#icons/IconTags'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { Dialog, DialogFooter } from '../../../ui/dialog/dialog.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { SelectBox } from '../../../ui/form/select-box.tsx'
import { useTagQuestions } from '../level-tests.queries.ts'
import styles from './questions.module.css'

type Props = { testId: string; questions: readonly KeyedQuestion[] }

/** The button and its dialog: the tags of all questions. A test with attempts may change them too. */
export function TagQuestions(props: Props) {
  const { t } = useTranslation('levelTests')
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<IconTags size={20} aria-hidden />} onClick={open}>
        {t('tags.button')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('tags.title')} size="xl">
        <TagForm {...props} onClose={close} />
      </Dialog>
    </>
  )
}

type Tags = { skill: Skill | null; level: Level | null }

function TagForm({ testId, questions, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('levelTests')
  const { mutate, isPending } = useTagQuestions(testId)
  const [changed, change] = useState<ReadonlyMap<string, Tags>>(new Map())
  const save = () =>
    mutate(
      [...changed].map(([id, tags]) => ({ id, ...tags })),
      {
        onSuccess: () => {
          showSuccess(t('tags.done'))
          onClose()
        },
        onError: (error) => showError(t('tags.failed'), errorMessage(error)),
      },
    )
  return (
    <>
      <p className={styles.plain}>{t('tags.text')}</p>
      <ol className={styles.tagged}>
        {questions.map((question) => (
          <TagRow
            key={question.id}
            question={question}
            tags={changed.get(question.id) ?? question}
            onChange={(tags) => change(new Map([...changed, [question.id, tags]]))}
          />
        ))}
      </ol>
      <DialogFooter onCancel={onClose}>
        <Button disabled={changed.size === 0} loading={isPending} onClick={save}>
          {t('tags.save')}
        </Button>
      </DialogFooter>
    </>
  )
}

type RowProps = { question: KeyedQuestion; tags: Tags; onChange: (tags: Tags) => void }

function TagRow({ question, tags: { skill, level }, onChange }: RowProps) {
  const { t } = useTranslation('levelTests')
  const text = shortened(question.text)
  return (
    <li>
      <span lang="en">{text}</span>
      <SelectBox
        aria-label={t('tags.skillOf', { text })}
        disabled={question.type === 'listening'}
        value={skill ?? ''}
        data={[
          { value: '', label: t('tags.noSkill') },
          ...(question.type === 'listening' ? (['listening'] as const) : textSkills).map((one) => ({
            value: one,
            label: t(`tags.skill.${one}`),
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ skill: textSkills.find((one) => one === value) ?? null, level })
        }
      />
      <SelectBox
        aria-label={t('tags.levelOf', { text })}
        value={level ?? ''}
        data={[{ value: '', label: t('tags.noLevel') }, ...levels]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ skill, level: levels.find((one) => one === value) ?? null })
        }
      />
    </li>
  )
}
