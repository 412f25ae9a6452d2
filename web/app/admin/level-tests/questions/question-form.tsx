import { type KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import { levelTestQuestionFields } from '@sohbet/contract/level-tests/level-test-question-fields'
import { levels } from '@sohbet/domain/level-test/level'
import { optionIds, questionTypes, textSkills, type QuestionType } from '@sohbet/domain/level-test/question'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { z } from 'zod'
import { SelectField } from '../../../ui/form/select-box.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useReportDirty } from '../../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { useEditConflict } from '../../edit-conflict/use-edit-conflict.tsx'
import type { EditorProps } from '../../question-editor/editor-dialog.tsx'
import { OptionFields } from '../../question-editor/option-fields.tsx'
import styles from '../../question-editor/question-editor.module.css'
import { SaveButtons } from '../../question-editor/save-buttons.tsx'
import { useSubmit } from '../../question-editor/use-submit.ts'
import { loadQuestions, useSaveQuestion } from '../level-tests.queries.ts'
import { QuestionAudio } from './question-audio.tsx'

type Values = z.input<typeof levelTestQuestionFields>

const empty: Values = {
  text: '',
  type: 'text',
  options: optionIds.map((id) => ({ id, text: '' })),
  correctOptionId: 'A',
  audioUrl: '',
  audioSeconds: null,
  isQuick: false,
  skill: '',
  level: '',
}

const valuesOf = ({
  text,
  type,
  options,
  correctOptionId,
  audioUrl,
  audioSeconds,
  isQuick,
  skill,
  level,
  revision,
}: KeyedQuestion): Values => ({
  text,
  type,
  options,
  correctOptionId,
  audioUrl: audioUrl ?? '',
  audioSeconds,
  isQuick,
  skill: skill ?? '',
  level: level ?? '',
  revision,
})

type Props = EditorProps<KeyedQuestion, QuestionType> & { testId: string }

export function QuestionForm({ testId, question, lastKind, onCancel, onNext, ...props }: Props) {
  const { t } = useTranslation(['levelTests', 'questionEditor'])
  const form = useZodForm(levelTestQuestionFields, {
    initialValues: question ? valuesOf(question) : { ...empty, type: lastKind ?? empty.type },
  })
  const { mutate: save, isPending } = useSaveQuestion()
  useReportDirty(form, props)
  const { isConflict, dialog } = useEditConflict(form, {
    load: async () => (await loadQuestions(testId)).filter(({ id }) => id === question?.id).map(valuesOf)[0],
  })
  const submit = useSubmit(form, {
    isConflict,
    isNew: !question,
    save: (fields, settled) => save({ testId, id: question?.id, fields }, settled),
    onDone: props.onDone,
    onNext: (fields) => onNext(fields.type),
  })

  return (
    <form noValidate onSubmit={submit}>
      <div className={styles.form}>
        <TextAreaField form={form} name="text" label={t('form.text')} minRows={2} lang="en" data-autofocus />
        <SelectField
          form={form}
          name="type"
          label={t('form.type')}
          data={questionTypes.map((one) => ({ value: one, label: t(`questions.type.${one}`) }))}
        />
        {form.values.type === 'listening' && <QuestionAudio form={form} />}
        {form.values.type === 'text' && (
          <SelectField
            form={form}
            name="skill"
            label={t('form.skill')}
            data={[
              { value: '', label: t('tags.noSkill') },
              ...textSkills.map((one) => ({ value: one, label: t(`tags.skill.${one}`) })),
            ]}
          />
        )}
        <SelectField
          form={form}
          name="level"
          label={t('form.level')}
          description={t('form.levelHint')}
          data={[{ value: '', label: t('tags.noLevel') }, ...levels]}
        />
        <OptionFields
          form={form}
          legend={t('questionEditor:option.legend')}
          hint={t('questionEditor:option.hint')}
          correct={{
            id: form.values.correctOptionId,
            onMark: (id) => form.setFieldValue('correctOptionId', id),
          }}
        />
        <SwitchField
          form={form}
          name="isQuick"
          label={t('form.isQuick')}
          description={t('form.isQuickHint')}
          disabled={form.values.type === 'listening' && !form.values.isQuick}
        />
        <SaveButtons isNew={!question} isPending={isPending} onCancel={onCancel} />
      </div>
      {dialog}
    </form>
  )
}
